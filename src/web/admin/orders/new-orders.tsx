import ArrowUp from 'lucide-react/icons/arrow-up';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** The list does not move under the hand that works in it: what has come in is shown when somebody asks for it. */
export function NewOrders({ count }: { count: number }) {
  const { orders: texts } = useAdminMessages();
  return (
    <div role="status" className="mb-4 flex justify-center empty:hidden">
      {count > 0 && (
        <ButtonLink
          href="?"
          kind="primary"
          size="small"
          icon={<ArrowUp aria-hidden="true" />}
          className="rounded-full!"
        >
          {texts.showNew(count)}
        </ButtonLink>
      )}
    </div>
  );
}
