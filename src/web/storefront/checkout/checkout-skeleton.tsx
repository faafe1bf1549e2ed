import { useCheckoutMessages, useMessages } from '#web/kit/messages.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Two columns, form and order preview; one column on narrow screens. */
export const checkoutColumns = 'mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-x-12';

/** Skeleton while the form, the cart or the profile loads. */
export function CheckoutSkeleton() {
  const { words } = useMessages();
  return (
    <div role="status" aria-busy="true" className={`${checkoutColumns} noscript:hidden`}>
      <span className="sr-only">{words.loading}</span>
      <div className="grid content-start gap-5 sm:grid-cols-2">
        <Skeleton className="h-9 w-40 sm:col-span-2" />
        {['first name', 'last name', 'phone', 'e-mail'].map((field) => (
          <Skeleton key={field} className="h-18" />
        ))}
        <Skeleton className="mt-4 h-9 w-44 sm:col-span-2" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18 sm:col-span-2" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}

export function PaymentSkeleton() {
  const { accepted: texts } = useCheckoutMessages();
  return (
    <div className="mt-6 flex min-h-44 items-center rounded-md bg-mist px-5 text-ink-2">
      <Spinner label={texts.checking} />
    </div>
  );
}
