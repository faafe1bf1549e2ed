import { type Order, setOrderStatus } from '#contracts/orders.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { AskDialog } from '../parts/ask-dialog.tsx';
import { toldRefusal } from './told-refusal.ts';

type AbolishDialogProps = { order: Order; onClose: () => void };

/** A refusal is told as with every other status, and stands in the dialog as well. */
export function AbolishDialog({ order, onClose }: AbolishDialogProps) {
  const { orders: texts } = useAdminMessages();
  const abolish = () => call(setOrderStatus, { params: { id: order._id }, body: { status: 'abolition' } });
  return (
    <AskDialog
      title={texts.abolishTitle(order.orderNo)}
      text={order.paymentState === 'paid' ? texts.abolishPaidText : texts.abolishText}
      confirmLabel={texts.abolish}
      cancelLabel={texts.keep}
      call={() => toldRefusal(abolish)}
      onClose={onClose}
    />
  );
}
