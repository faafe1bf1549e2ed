import Ban from 'lucide-react/icons/ban';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useState } from 'react';
import { type Order, setOrderStatus } from '#contracts/orders.ts';
import { finalOrderStatuses } from '#domain/order-states.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemReasons, useMutation } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { EditLink, PrintLinks } from './order-links.tsx';
import { CancelOrderDialog, type ShownStatuses, StatusMenu } from './status-select.tsx';
import { useStatusUndo } from './status-undo.ts';

type OrderActionsProps = { order: Order; statuses: ShownStatuses };

/** Everything that can be done with an order. */
export function OrderActions({ order, statuses }: OrderActionsProps) {
  const { orders: texts } = useAdminMessages();
  const { mutate, isBusy } = useMutation({ failureToast: problemReasons });
  const undoOf = useStatusUndo();
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = () => setIsCancelling(true);
  const askToClarify = () =>
    mutate(
      () => call(setOrderStatus, { params: { id: order._id }, body: { status: 'specified' } }),
      undoOf([order._id], 'specified'),
    );
  return (
    <section aria-label={texts.page.actions} className="mb-5 flex flex-wrap items-center gap-3">
      <StatusMenu order={order} statuses={statuses} onCancelOrder={cancel} />
      <EditLink order={order} />
      {order.status === 'processed' && (
        <Button
          size="small"
          icon={<MessageCircleQuestionMark aria-hidden="true" />}
          isLoading={isBusy}
          onClick={() => void askToClarify()}
        >
          {texts.page.askToClarify}
        </Button>
      )}
      <PrintLinks order={order} />
      {!finalOrderStatuses.includes(order.status) && (
        <Button size="small" icon={<Ban aria-hidden="true" />} onClick={cancel}>
          {texts.abolish}
        </Button>
      )}
      {isCancelling && <CancelOrderDialog order={order} onClose={() => setIsCancelling(false)} />}
    </section>
  );
}
