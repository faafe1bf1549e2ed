import { and, asc, between, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { shopTimeZone } from '#domain/dates.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import type { Period } from '#domain/period.ts';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { isUnpaid, orders } from '#server/modules/orders/orders.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { searchMisses } from '#server/modules/search/misses/search-misses.table.ts';

// A literal: as a parameter it would get another number at each use, and `group by` would not match the selected
// expression.
const zone = sql.raw(`'${shopTimeZone}'`);

/** Days in Kyiv time, including daylight saving. The column is not wrapped in a function, so that its index applies. */
const isWithin = ({
  from,
  to,
}: Period): SQL => sql`${orders.createdAt} >= (${from}::date::timestamp at time zone ${zone})
  and ${orders.createdAt} < ((${to}::date + 1)::timestamp at time zone ${zone})`;

const isSold = ne(orders.status, 'abolition');
const dayOfOrder = sql<string>`to_char(${orders.createdAt} at time zone ${zone}, 'YYYY-MM-DD')`;
const sumOf = (column: typeof orders.totalKopecks | typeof orderLines.totalKopecks | typeof orderLines.quantity) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
const counted = sql<number>`count(*)`.mapWith(Number);

/** Paid money, and money that is awaited; neither if it was returned. */
const sums = {
  orders: counted,
  kopecks: sumOf(orders.totalKopecks),
  paidKopecks:
    sql<number>`coalesce(sum(${orders.totalKopecks} - ${orders.returnedKopecks}) filter (where ${orders.paymentState} = 'paid'), 0)`.mapWith(
      Number,
    ),
  awaitedKopecks:
    sql<number>`coalesce(sum(${orders.totalKopecks}) filter (where ${orders.paymentState} in ('awaiting', 'failed')), 0)`.mapWith(
      Number,
    ),
};

export type Sums = { orders: number; kopecks: number; paidKopecks: number; awaitedKopecks: number };
export type DayRow = Sums & { day: string; status: OrderStatus };

/** Orders per day and status. */
export function listDays(db: Executor, period: Period): Promise<DayRow[]> {
  return db
    .select({ day: dayOfOrder, status: orders.status, ...sums })
    .from(orders)
    .where(isWithin(period))
    .groupBy(dayOfOrder, orders.status);
}

/** Up to the hour of `now` on the last day, if it is compared with a day in progress. */
export async function sumOrders(db: Executor, period: Period, now: Date | null): Promise<Sums> {
  const hour =
    now &&
    sql`${orders.createdAt} < (${period.to}::date + (${now.toISOString()}::timestamptz at time zone ${zone})::time)
    at time zone ${zone}`;
  const [summed] = await db
    .select(sums)
    .from(orders)
    .where(and(isWithin(period), isSold, hour ?? undefined));
  return summed ?? { orders: 0, kopecks: 0, paidKopecks: 0, awaitedKopecks: 0 };
}

/** Only the open statuses are read, by their index. */
export async function countOpenOrders(db: Executor) {
  const of = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [open] = await db
    .select({
      toPack: of(sql`${orders.status} = 'processed' and ${orders.paymentState} = 'paid'`),
      toClarify: of(sql`${orders.status} = 'specified'`),
      unpaid: of(isUnpaid(orders)),
    })
    .from(orders)
    .where(inArray(orders.status, ['specified', 'processed']));
  return open ?? { toPack: 0, toClarify: 0, unpaid: 0 };
}

/** Top products by quantity, separately for pieces and for decants. */
export function listBestSellers(db: Executor, period: Period, most: number) {
  const sold = db
    .select({
      productId: orderLines.productId,
      isBottled: orderLines.isBottled,
      quantity: sumOf(orderLines.quantity).as('quantity_sold'),
      kopecks: sumOf(orderLines.totalKopecks).as('kopecks_sold'),
      place: sql<number>`row_number() over (partition by ${orderLines.isBottled}
        order by sum(${orderLines.quantity}) desc, sum(${orderLines.totalKopecks}) desc, ${orderLines.productId})`
        .mapWith(Number)
        .as('place'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isWithin(period), isSold))
    .groupBy(orderLines.productId, orderLines.isBottled)
    .as('sold');
  return db
    .select({
      id: products.id,
      name: products.name,
      brand: sql<string>`coalesce(${brands.name}, '')`,
      itemNo: products.itemNo,
      sizeMl: products.sizeMl,
      isBottled: sold.isBottled,
      quantity: sold.quantity,
      kopecks: sold.kopecks,
    })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(sql`${sold.place} <= ${most}`)
    .orderBy(asc(sold.place));
}

export function listMissedSearches(db: Executor, { from, to }: Period, most: number) {
  const times = sql<number>`sum(${searchMisses.count})`.mapWith(Number);
  return db
    .select({ phrase: searchMisses.phrase, count: times })
    .from(searchMisses)
    .where(between(searchMisses.day, from, to))
    .groupBy(searchMisses.phrase)
    .orderBy(desc(times), asc(searchMisses.phrase))
    .limit(most);
}
