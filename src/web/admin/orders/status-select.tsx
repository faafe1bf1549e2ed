import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { type Order, setOrderStatus } from '#contracts/orders.ts';
import { finalOrderStatuses, isOrderStatus, orderStatuses, type OrderStatus as Status } from '#domain/order-states.ts';
import { OrderStatus, statusName } from '#web/features/orders/order-status.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemReasons, useMutation } from '#web/kit/request.ts';
import type { ShownStatuses } from './shown-statuses.ts';

type StatusSelectProps = { order: Order; statuses: ShownStatuses; onAbolish: () => void };

/** The status as a badge that opens the platform's own list. What is final is asked about first. */
export function StatusSelect({ order, statuses, onAbolish }: StatusSelectProps) {
  const { orders: texts } = useAdminMessages();
  const language = useLanguage();
  const { mutate } = useMutation({ failureToast: problemReasons });
  const [wish, setWish] = useState<Status | null>(null);
  const status = wish ?? order.status;
  const isFinal = finalOrderStatuses.includes(order.status);

  async function set(next: string) {
    if (!isOrderStatus(next) || next === order.status || wish !== null) return;
    if (finalOrderStatuses.includes(next)) return onAbolish();
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
