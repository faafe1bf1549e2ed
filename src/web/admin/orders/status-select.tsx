import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { type Order, setOrderStatus } from '#contracts/orders.ts';
import type { StatusRecord } from '#contracts/statuses.ts';
import { finalOrderStatuses, isOrderStatus, orderStatuses, type OrderStatus as Status } from '#domain/order-states.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { OrderStatus, statusName } from '#web/features/orders/order-status.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemReasons, showProblemToast, useMutation } from '#web/kit/request.ts';

type StatusSelectProps = { order: Order; statuses: ShownStatuses; onCancelOrder: () => void };

/** A badge over a native select, with optimistic update. A final status needs confirmation. */
export function StatusSelect({ order, statuses, onCancelOrder }: StatusSelectProps) {
  const { orders: texts } = useAdminMessages();
  const language = useLanguage();
  const { mutate } = useMutation({ failureToast: problemReasons });
  const [wish, setWish] = useState<Status | null>(null);
  const status = wish ?? order.status;
  const isFinal = finalOrderStatuses.includes(order.status);

  async function set(next: string) {
    if (!isOrderStatus(next) || next === order.status || wish !== null) return;
    if (finalOrderStatuses.includes(next)) return onCancelOrder();
    setWish(next);
    await mutate(() => call(setOrderStatus, { params: { id: order._id }, body: { status: next } })).finally(() =>
      setWish(null),
    );
  }

  return (
    <span
      className={clsx(
        'relative inline-flex items-center gap-1 rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        wish !== null && 'opacity-60',
      )}
    >
      <span aria-hidden="true" className="inline-flex items-center gap-1">
        <OrderStatus order={{ status, statusShown: wish ? statuses[wish] : order.statusShown }} />
        {!isFinal && <ChevronDown className="size-4 text-ink-2" />}
      </span>
      <select
        aria-label={texts.statusOf(order.orderNo)}
        aria-busy={wish !== null || undefined}
        value={status}
        disabled={isFinal}
        onChange={(event) => void set(event.target.value)}
        className="absolute inset-x-0 -inset-y-2.5 cursor-pointer appearance-none text-base opacity-0 disabled:cursor-not-allowed"
      >
        {orderStatuses.map((one) => (
          <option key={one} value={one}>
            {statusName({ status: one, statusShown: statuses[one] }, language)}
          </option>
        ))}
      </select>
    </span>
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
      text={order.paymentState === 'paid' ? texts.abolishPaidText : texts.abolishText}
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
