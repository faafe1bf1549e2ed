import { type Order, setOrderStatus } from '#contracts/orders.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemReasons, showProblemToast } from '#web/kit/request.ts';
import { AskDialog } from '../parts/ask-dialog.tsx';

type AbolishDialogProps = { order: Order; onClose: () => void };

/** A failure is shown as a toast, as for every other status, and in the dialog. */
export function AbolishDialog({ order, onClose }: AbolishDialogProps) {
  const { orders: texts } = useAdminMessages();
  const cancel = async () => {
    try {
      return await call(setOrderStatus, { params: { id: order._id }, body: { status: 'abolition' } });
    } catch (error) {
      showProblemToast(error, problemReasons);
      throw error;
    }
  };
  return (
    <AskDialog
      title={texts.abolishTitle(order.orderNo)}
      text={order.paymentState === 'paid' ? texts.abolishPaidText : texts.abolishText}
      confirmLabel={texts.abolish}
      cancelLabel={texts.keep}
      call={cancel}
      onClose={onClose}
    />
  );
}
