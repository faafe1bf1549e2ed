import { useId } from 'react';
import { listOrderEvents, type OrderEvent } from '#contracts/admin-orders.ts';
import type { Order } from '#contracts/orders.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { statusName } from '#web/features/orders/order-status.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { SectionLoading } from './order-section.tsx';
import type { ShownStatuses } from './status-select.tsx';

type OrderHistoryProps = { order: Order; statuses: ShownStatuses };

const loadEvents = async ({ _id }: Order, signal: AbortSignal) =>
  (await call(listOrderEvents, { params: { id: _id }, signal })).data;

export function OrderHistory(props: OrderHistoryProps) {
  const { history: texts } = useAdminMessages().orders;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="label-caps mb-1 font-sans text-ink-3">
        {texts.title}
      </h2>
      <OrderEvents {...props} />
    </section>
  );
}

/** The events of an order, loaded on demand. */
export function OrderEvents({ order, statuses }: OrderHistoryProps) {
  const { history: texts } = useAdminMessages().orders;
  const { data: events, problem, retry } = useAsyncData(order, loadEvents);
  return (
    <>
      <SectionLoading loading={texts.loading} isLoaded={events !== undefined} problem={problem} retry={retry} />
      {events?.length === 0 && <p className="text-sm text-ink-2">{texts.none}</p>}
      {events && events.length > 0 && (
        <ol className="grid gap-1.5 text-sm">
          {events.map((event) => (
            <Event key={event._id} event={event} statuses={statuses} />
          ))}
        </ol>
      )}
    </>
  );
}

function Event({ event, statuses }: { event: OrderEvent; statuses: ShownStatuses }) {
  const { history: texts } = useAdminMessages().orders;
  const language = useLanguage();
  const { kind, date, by, who, from, to, amount, note } = event;
  const named = (status: NonNullable<OrderEvent['to']>) =>
    statusName({ status, statusShown: statuses[status] }, language);
  const author = by === 'person' ? who?.name || who?.email : texts.authors[by];
  const more = [
    from && to && texts.moved(named(from), named(to)),
    amount !== null && formatMoney(kopecksOf(amount)),
    note,
    author,
  ];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <time dateTime={date} className="figures text-ink-2">
        {formatShortDateTime(new Date(date), language)}
      </time>
      <span className="min-w-0 wrap-anywhere">
        {texts.events[kind]}
        <span className="text-ink-2"> · {more.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}
