import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { Order } from '#contracts/orders.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { deliveryKindOf, deliveryLabel } from '#domain/delivery.ts';
import type { Language } from '#domain/language.ts';
import { ListTable } from '#web/admin/components/list-columns.tsx';
import { useRowDialog } from '#web/admin/components/row-actions.tsx';
import { PaymentBadge } from '#web/features/orders/payment-badge.tsx';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { formatTotal } from '#web/kit/product-price.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Column } from '#web/ui/table.tsx';
import { OrderLink, useRowOpening } from './back-to-list.tsx';
import { OrderDetails } from './order-details.tsx';
import { CancelOrderDialog, type ShownStatuses, StatusMenu } from './status-select.tsx';
import type { Selection } from './use-selection.ts';

type OrderTableProps = { orders: readonly Order[]; statuses: ShownStatuses; selection: Selection<Order> };

/** A row per order, expandable to its details. */
export function OrderTable({ orders, statuses, selection }: OrderTableProps) {
  const { orders: texts } = useAdminMessages();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const area = useRowOpening();
  const dialog = useRowDialog<'abolish', Order>(orders);
  const columns = useOrderColumns(statuses, selection, (order) => dialog.open('abolish', order));
  const abolished = dialog.rowOf('abolish');

  function toggle({ _id }: Order) {
    const next = new Set(open);
    if (!next.delete(_id)) next.add(_id);
    setOpen(next);
  }

  return (
    <div ref={area} className="[&_tr:has([data-order])]:cursor-pointer">
      <ListTable
        label={texts.title}
        rows={orders}
        columns={columns}
        actions={(order) => (
          <IconButton
            isDense
            label={texts.detailsOf(order.orderNo)}
            aria-expanded={open.has(order._id)}
            icon={
              <ChevronDown
                aria-hidden="true"
                className={clsx('transition-transform', open.has(order._id) && 'rotate-180')}
              />
            }
            onClick={() => toggle(order)}
          />
        )}
        detail={(order) => open.has(order._id) && <OrderDetails order={order} statuses={statuses} />}
      />
      {abolished && <CancelOrderDialog order={abolished} onClose={dialog.close} />}
    </div>
  );
}

/** On phones a card has three lines without titles: number and sum, buyer and date, status and payment. */
const untitled = 'max-md:text-left max-md:before:hidden';

/** Adds the city, except for pickup. */
function deliveryLine({ deliveryAddress: { delivery, city } }: Order, language: Language): string {
  const label = deliveryLabel(delivery, language);
  return deliveryKindOf(delivery) === 'pickup' ? label : `${label}, ${city}`;
}

function useOrderColumns(
  statuses: ShownStatuses,
  selection: Selection<Order>,
  onCancelOrder: (order: Order) => void,
): Column<Order>[] {
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
      head: <PageTick selection={selection} title={texts.number} />,
      isName: true,
      className: 'figures max-md:pr-14! md:max-xl:py-3',
      cell: (order) => (
        <span className="flex flex-col items-start gap-1">
          <span className="flex items-center gap-3">
            <input
              type="checkbox"
              className="tick-box relative z-1"
              aria-label={texts.bulk.choose(order.orderNo)}
              checked={selection.has(order)}
              onChange={(event) => selection.toggle(order, event)}
            />
            <OrderLink orderNo={order.orderNo}>{order.orderNo}</OrderLink>
            <span className="md:hidden">{formatTotal(order.totalSum)}</span>
          </span>
          {/* On medium screens there is no space for these columns. */}
          <span className="hidden flex-col items-start gap-1 font-normal md:max-xl:flex">
            <b>{formatTotal(order.totalSum)}</b>
            {date(order)}
          </span>
        </span>
      ),
    },
    { key: 'date', title: texts.date, cell: date, isAside: true, className: 'max-md:hidden' },
    {
      key: 'buyer',
      title: texts.buyer,
      className: untitled,
      cell: (order) => (
        <>
          <span className="block wrap-anywhere md:min-w-20 xl:min-w-24">
            {order.firstName} {order.lastName}
            <span className="mt-0.5 hidden text-sm text-ink-2 md:max-xl:block">{deliveryLine(order, language)}</span>
          </span>
          <span className="md:hidden">{date(order)}</span>
        </>
      ),
    },
    {
      key: 'delivery',
      title: texts.delivery,
      cell: (order) => (
        <span className="block text-sm wrap-anywhere text-ink-2 xl:min-w-20">{deliveryLine(order, language)}</span>
      ),
      isAside: true,
      className: 'max-md:hidden',
    },
    {
      key: 'status',
      title: texts.status,
      className: untitled,
      cell: (order) => (
        <span className="flex w-full items-center justify-between gap-2 md:flex-col md:items-start">
          <StatusMenu order={order} statuses={statuses} onCancelOrder={() => onCancelOrder(order)} />
          <span className="xl:hidden">
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
      className: 'max-md:hidden',
    },
    {
      key: 'sum',
      title: texts.sum,
      align: 'end',
      className: 'figures whitespace-nowrap max-md:hidden',
      isAside: true,
      cell: ({ totalSum }) => <b>{formatTotal(totalSum)}</b>,
    },
  ];
}

type PageTickProps = { selection: Selection<Order>; title: string };

/** Chooses all rows of the page. On phones, where the table has no heads, it is not shown. */
function PageTick({ selection, title }: PageTickProps) {
  const { bulk: texts } = useAdminMessages().orders;
  return (
    <span className="flex items-center gap-3">
      <input
        type="checkbox"
        className="tick-box max-md:hidden"
        aria-label={texts.choosePage}
        checked={selection.isPageChosen}
        ref={(box) => {
          if (box) box.indeterminate = selection.isPageMixed;
        }}
        onChange={({ target }) => selection.togglePage(target.checked)}
      />
      {title}
    </span>
  );
}
