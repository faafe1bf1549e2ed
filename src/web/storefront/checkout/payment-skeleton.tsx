import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The size of what will be known in a moment. */
export function PaymentSkeleton() {
  const { accepted: texts } = useCheckoutMessages();
  return (
    <div className="mt-6 flex min-h-44 items-center rounded-md bg-mist px-5 text-ink-2">
      <Spinner label={texts.checking} />
    </div>
  );
}
