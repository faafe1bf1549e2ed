import { and, eq, gte, like, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { shopTimeZone } from '#domain/dates.ts';
import type { OrderFilter } from '#domain/order-filter.ts';
import { orderSearch } from '#domain/order-search.ts';
import { containing } from '#server/db/rows.ts';
import { orderTags } from '../notes/order-notes.table.ts';
import { orders } from '../orders.table.ts';

/** Midnight in the shop's time zone; with `more`, so many days later. */
const midnight = (day: string, more = 0): SQL =>
  sql`((${day}::date) + ${more}::int)::timestamp at time zone ${shopTimeZone}`;

/** The payment as shown: a cancelled order that was never paid awaits nothing. */
function isPayment(payment: NonNullable<OrderFilter['payment']>): SQL | undefined {
  const isOpen = payment === 'awaiting' || payment === 'failed';
  return and(eq(orders.paymentState, payment), isOpen ? ne(orders.status, 'abolition') : undefined);
}

const hasTag = (tag: string): SQL =>
  sql`${orders.id} in (select ${orderTags.orderId} from ${orderTags} where lower(${orderTags.tag}) = lower(${tag}))`;

const kopecks = (uah: number): number => Math.round(uah * 100);

/** One condition for the list, its counts and its export, so that they cannot differ. */
export function matching({
  status,
  delivery,
  payment,
  find = '',
  from,
  to,
  sumFrom,
  sumTo,
  tag,
}: OrderFilter): SQL | undefined {
  const { words, orderNo } = orderSearch(find);
  const hasWords = and(...words.map((word) => like(orders.searchText, containing(word))));
  return and(
    status && eq(orders.status, status),
    delivery && eq(orders.deliveryKind, delivery),
    payment && isPayment(payment),
    from === undefined ? undefined : sql`${orders.createdAt} >= ${midnight(from)}`,
    to === undefined ? undefined : sql`${orders.createdAt} < ${midnight(to, 1)}`,
    sumFrom === undefined ? undefined : gte(orders.totalKopecks, kopecks(sumFrom)),
    sumTo === undefined ? undefined : lte(orders.totalKopecks, kopecks(sumTo)),
    tag === undefined ? undefined : hasTag(tag),
    orderNo === null ? hasWords : or(eq(orders.orderNo, orderNo), hasWords),
  );
}
