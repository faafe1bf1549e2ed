import { isProblem } from '#contracts/kit/problem.ts';
import { type Order, setOrderStatus } from '#contracts/orders.ts';
import { joinedReasons } from '#web/kit/contract-form.ts';
import { call } from '#web/kit/door.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { showToast } from '#web/ui/toast.ts';
import { AskDialog } from '../parts/ask-dialog.tsx';

type AbolishDialogProps = { order: Order; onClose: () => void };

/** A refusal is told as with every other status, and stands in the dialog as well. */
async function abolish(id: string) {
  try {
    return await call(setOrderStatus, { params: { id }, body: { status: 'abolition' } });
  } catch (error) {
    if (isProblem(error)) showToast({ kind: 'problem', title: joinedReasons(error) || error.message });
    throw error;
  }
}

export function AbolishDialog({ order, onClose }: AbolishDialogProps) {
  const { orders: texts } = useAdminMessages();
  return (
    <AskDialog
      title={texts.abolishTitle(order.orderNo)}
      text={order.paymentState === 'paid' ? texts.abolishPaidText : texts.abolishText}
      confirmLabel={texts.abolish}
      cancelLabel={texts.keep}
      call={() => abolish(order._id)}
      onClose={onClose}
    />
  );
}
