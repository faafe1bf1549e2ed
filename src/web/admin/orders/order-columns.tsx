import type { Order } from '#contracts/orders.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { deliveryKindOf } from '#domain/delivery.ts';
import { PaymentBadge } from '#web/features/orders/payment-badge.tsx';
import { shownSum } from '#web/features/orders/shown-sum.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import type { Column } from '#web/ui/table.tsx';
import type { ShownStatuses } from './shown-statuses.ts';
import { StatusSelect } from './status-select.tsx';

/** The town is what tells parcels apart; what is picked up needs none. */
function deliveryLine({ deliveryAddress: { delivery, city } }: Order): string {
  return deliveryKindOf(delivery) === 'pickup' ? delivery : `${delivery}, ${city}`;
}

export function useOrderColumns(statuses: ShownStatuses, onAbolish: (order: Order) => void): Column<Order>[] {
  const { orders: texts } = useAdminMessages();
  const language = useLanguage();
  const date = (order: Order) => (
    <time dateTime={order.date} className="figures text-sm whitespace-nowrap text-ink-2">
      {formatShortDateTime(new Date(order.date), language)}
    </time>
  );
  return [
    {
      key: 'number',
      title: texts.number,
      isName: true,
      className: 'figures md:max-xl:py-3',
      cell: (order) => (
        <span className="flex flex-col items-start gap-1">
          {order.orderNo}
          {/* Between cards and wide screens there is no room for their columns. */}
          <span className="hidden flex-col items-start gap-1 font-normal md:max-xl:flex">
            <b>{shownSum(order.totalSum)}</b>
            {date(order)}
          </span>
        </span>
      ),
    },
    { key: 'date', title: texts.date, cell: date, isAside: true },
    {
      key: 'buyer',
      title: texts.buyer,
      cell: (order) => (
        <span className="block wrap-anywhere md:min-w-20 xl:min-w-32">
          {order.firstName} {order.lastName}
          <span className="mt-0.5 hidden text-sm text-ink-2 md:max-xl:block">{deliveryLine(order)}</span>
        </span>
      ),
    },
    {
      key: 'delivery',
      title: texts.delivery,
      cell: (order) => (
        <span className="block text-sm wrap-anywhere text-ink-2 xl:min-w-24">{deliveryLine(order)}</span>
      ),
      isAside: true,
    },
    {
      key: 'status',
      title: texts.status,
      cell: (order) => (
        <span className="flex flex-col items-start gap-2">
          <StatusSelect order={order} statuses={statuses} onAbolish={() => onAbolish(order)} />
          <span className="hidden md:max-xl:block">
            <PaymentBadge order={order} names={texts.payments} />
          </span>
        </span>
      ),
    },
    {
      key: 'payment',
      title: texts.payment,
      cell: (order) => <PaymentBadge order={order} names={texts.payments} />,
      isAside: true,
    },
    {
      key: 'sum',
      title: texts.sum,
      align: 'end',
      className: 'figures whitespace-nowrap',
      isAside: true,
      cell: ({ totalSum }) => <b>{shownSum(totalSum)}</b>,
    },
  ];
}
