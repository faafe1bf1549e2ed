import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { Order } from '#contracts/orders.ts';
import { canBeEdited } from '#domain/order-states.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

type OrderLinkProps = { order: Pick<Order, '_id' | 'status'> };

/** Nothing for an order that cannot be edited. */
export function EditLink({ order }: OrderLinkProps) {
  const { orders: texts } = useAdminMessages();
  const href = useLocalPath()(`/admin/orders/form/${order._id}`);
  if (!canBeEdited(order.status)) return null;
  return (
    <ButtonLink size="small" icon={<Pencil aria-hidden="true" />} href={href}>
      {texts.edit}
    </ButtonLink>
  );
}

/** The packing slip and the invoice. */
export function PrintLinks({ order }: OrderLinkProps) {
  const { print: texts } = useAdminMessages().orders;
  const localPath = useLocalPath();
  return (
    <>
      <ButtonLink
        size="small"
        icon={<Package aria-hidden="true" />}
        href={localPath(`/admin/orders/${order._id}/slip`)}
      >
        {texts.slip}
      </ButtonLink>
      <ButtonLink
        size="small"
        icon={<ReceiptText aria-hidden="true" />}
        href={localPath(`/admin/orders/${order._id}/invoice`)}
      >
        {texts.invoice}
      </ButtonLink>
    </>
  );
}
