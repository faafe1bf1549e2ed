import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useId } from 'react';
import { listOrderEvents, type OrderEvent } from '#contracts/admin-orders.ts';
import type { Order } from '#contracts/orders.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { canBeEdited } from '#domain/order-states.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { Fact, RecipientFacts } from '#web/features/orders/order-facts.tsx';
import { OrderGoods } from '#web/features/orders/order-goods.tsx';
import { statusName } from '#web/features/orders/order-status.tsx';
import { PaymentBadge } from '#web/features/orders/payment-badge.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAccountMessages, useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ShownStatuses } from './status-select.tsx';

type OrderDetailsProps = { order: Order; statuses: ShownStatuses };

export function OrderDetails({ order, statuses }: OrderDetailsProps) {
  const { orders: texts } = useAdminMessages();
  const { orders: goodsTexts } = useAccountMessages();
  const localPath = useLocalPath();
  return (
    <div className="grid gap-x-10 gap-y-6 text-left lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-5">
        <OrderGoods order={order} texts={goodsTexts} />
        <div className="flex flex-wrap gap-3">
          {canBeEdited(order.status) && (
            <ButtonLink
              size="small"
              icon={<Pencil aria-hidden="true" />}
              href={localPath(`/admin/orders/form/${order._id}`)}
            >
              {texts.edit}
            </ButtonLink>
          )}
          <ButtonLink
            size="small"
            icon={<Package aria-hidden="true" />}
            href={localPath(`/admin/orders/${order._id}/slip`)}
          >
            {texts.print.slip}
          </ButtonLink>
          <ButtonLink
            size="small"
            icon={<ReceiptText aria-hidden="true" />}
            href={localPath(`/admin/orders/${order._id}/invoice`)}
          >
            {texts.print.invoice}
          </ButtonLink>
        </div>
      </div>
      <div className="grid content-start gap-6">
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <RecipientFacts order={order} />
          <Fact name={texts.payment}>
            <PaymentBadge order={order} />
            <p className="mt-1 text-sm text-ink-2">{order.paymentMethod}</p>
          </Fact>
        </dl>
        <OrderHistory order={order} statuses={statuses} />
      </div>
    </div>
  );
}

type OrderHistoryProps = { order: Order; statuses: ShownStatuses };

const loadEvents = async ({ _id }: Order, signal: AbortSignal) =>
  (await call(listOrderEvents, { params: { id: _id }, signal })).data;

/** The events of an order, loaded on demand. */
function OrderHistory({ order, statuses }: OrderHistoryProps) {
  const { history: texts } = useAdminMessages().orders;
  const { words } = useMessages();
  const headingId = useId();
  const { data: events, problem, retry } = useAsyncData(order, loadEvents);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="label-caps mb-1 font-sans text-ink-3">
        {texts.title}
      </h2>
      {!events && !problem && (
        <div aria-busy="true">
          <p className="sr-only">{texts.loading}</p>
          <Skeleton className="h-5 w-56" />
        </div>
      )}
      <FormProblem message={problem}>
        <Button size="small" className="mt-3" onClick={retry}>
          {words.retry}
        </Button>
      </FormProblem>
      {events?.length === 0 && <p className="text-sm text-ink-2">{texts.none}</p>}
      {events && events.length > 0 && (
        <ol className="grid gap-1.5 text-sm">
          {events.map((event) => (
            <Event key={event._id} event={event} statuses={statuses} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Event({ event, statuses }: { event: OrderEvent; statuses: ShownStatuses }) {
  const { history: texts } = useAdminMessages().orders;
  const language = useLanguage();
  const { kind, date, by, who, from, to, amount } = event;
  const named = (status: NonNullable<OrderEvent['to']>) =>
    statusName({ status, statusShown: statuses[status] }, language);
  const author = by === 'person' ? who?.name || who?.email : texts.authors[by];
  const more = [
    from && to && texts.moved(named(from), named(to)),
    amount !== null && formatMoney(kopecksOf(amount)),
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
