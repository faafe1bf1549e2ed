import { useMessages } from '#web/kit/messages.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { checkoutColumns } from './checkout-columns.ts';

/** The shape of the page while its form, the cart or the person's data are on their way. */
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
