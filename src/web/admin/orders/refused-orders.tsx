import { useMessages } from '#web/kit/messages.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type RefusedOrdersProps = {
  title: (count: number) => string;
  orders: readonly { _id: string; orderNo: number | null; problem: string | null }[];
  onClose: () => void;
};

/** The chosen orders for which something was not done, each with the reason. */
export function RefusedOrders({ title, orders, onClose }: RefusedOrdersProps) {
  const { words } = useMessages();
  if (orders.length === 0) return null;
  return (
    <Dialog isOpen onOpenChange={onClose} title={title(orders.length)} closeLabel={words.close} size="small">
      <ul className="grid gap-3">
        {orders.map(({ _id, orderNo, problem }) => (
          <li key={_id}>
            {orderNo !== null && <b className="figures">№ {orderNo}. </b>}
            {problem}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
