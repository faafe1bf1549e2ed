import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { type Order, setOrderStatus } from '#contracts/orders.ts';
import type { StatusRecord } from '#contracts/statuses.ts';
import { finalOrderStatuses, orderStatuses, type OrderStatus as Status } from '#domain/order-states.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { OrderStatus, statusName } from '#web/features/orders/order-status.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemReasons, showProblemToast, useMutation } from '#web/kit/request.ts';
import { ChoiceMenu } from '#web/ui/choice-menu.tsx';
import { useStatusUndo } from './status-undo.ts';

type StatusMenuProps = { order: Order; statuses: ShownStatuses; onCancelOrder: () => void };

/** A badge that opens a menu, with optimistic update and undo. A final status needs confirmation. */
export function StatusMenu({ order, statuses, onCancelOrder }: StatusMenuProps) {
  const { orders: texts } = useAdminMessages();
  const language = useLanguage();
  const { mutate } = useMutation({ failureToast: problemReasons });
  const undoOf = useStatusUndo();
  const [wish, setWish] = useState<Status | null>(null);
  const status = wish ?? order.status;
  const isFinal = finalOrderStatuses.includes(order.status);
  const shown = { status, statusShown: wish ? statuses[wish] : order.statusShown };

  async function set(next: Status) {
    if (next === order.status || wish !== null) return;
    if (finalOrderStatuses.includes(next)) return onCancelOrder();
    setWish(next);
    const change = () => call(setOrderStatus, { params: { id: order._id }, body: { status: next } });
    await mutate(change, undoOf([order._id], next)).finally(() => setWish(null));
  }

  return (
    <ChoiceMenu
      label={texts.statusOf(order.orderNo, statusName(shown, language))}
      value={status}
      options={orderStatuses.map((one) => ({
        value: one,
        label: <OrderStatus order={{ status: one, statusShown: statuses[one] }} />,
      }))}
      onChoose={(next) => void set(next)}
      isDisabled={isFinal}
      isBusy={wish !== null}
      className="-my-2.5 min-h-11 rounded-full md:min-h-9"
    >
      <OrderStatus order={shown} />
      {!isFinal && <ChevronDown aria-hidden="true" className="size-4 text-ink-2" />}
    </ChoiceMenu>
  );
}

type CancelOrderDialogProps = { order: Order; onClose: () => void };

/** A failure is shown as a toast, as for every other status, and in the dialog. */
export function CancelOrderDialog({ order, onClose }: CancelOrderDialogProps) {
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
    <ConfirmAction
      title={texts.abolishTitle(order.orderNo)}
      text={order.paymentState === 'paid' || order.rest ? texts.abolishPaidText : texts.abolishText}
      confirmLabel={texts.abolish}
      cancelLabel={texts.keep}
      call={cancel}
      onClose={onClose}
    />
  );
}

export type ShownStatuses = Record<Status, Order['statusShown']>;

/** The name and colour of each status: its newest active record. Records are sorted by type, newest first. */
export function shownStatuses(records: readonly StatusRecord[]): ShownStatuses {
  const newest = (type: Status) => {
    const record = records.find((one) => one.type === type && one.active);
    return record ? { name: record.name, color: record.color } : null;
  };
  return {
    specified: newest('specified'),
    processed: newest('processed'),
    send: newest('send'),
    completed: newest('completed'),
    abolition: newest('abolition'),
  };
}
