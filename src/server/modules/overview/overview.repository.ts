import { and, asc, between, desc, eq, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { shopTimeZone } from '#domain/dates.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import type { Period } from '#domain/period.ts';
import type { Executor } from '#server/db/connection.ts';
import { cappedCount } from '#server/db/rows.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { isUnpaid, orders } from '#server/modules/orders/orders.table.ts';
import { searchMisses } from '#server/modules/search/misses/search-misses.table.ts';
import { salesChanges, salesDays, salesRankings } from './sales-totals.table.ts';

const zone = sql.raw(`'${shopTimeZone}'`);

/** Days in Kyiv time, including daylight saving. The column is not wrapped in a function, so that its index applies. */
const isWithin = ({
  from,
  to,
}: Period): SQL => sql`${orders.createdAt} >= (${from}::date::timestamp at time zone ${zone})
  and ${orders.createdAt} < ((${to}::date + 1)::timestamp at time zone ${zone})`;

const isSold = ne(orders.status, 'abolition');
const sumOf = (column: typeof orderLines.totalKopecks | typeof orderLines.quantity) =>
  sql<number>`sum(${column})`.mapWith(Number);

/** Paid money, and money that is awaited; neither if it was returned. */
export type Sums = { orders: number; kopecks: number; paidKopecks: number; awaitedKopecks: number };
export type DayRow = Sums & {
  day: string;
  status: OrderStatus;
  /** Only the orders up to the hour that was given. */
  isPart: boolean;
};

/**
 * Orders per day and status, from the totals and the changes that are not in them yet: no order is read. With `until`, its day again up
 * to its hour, from the orders.
 */
export async function listDays(db: Executor, { from, to }: Period, until?: { day: string; now: Date }) {
  const part =
    until &&
    sql`union all
      select ${until.day}::date, status, true, count(*), sum(total_kopecks),
        coalesce(sum(total_kopecks - returned_kopecks) filter (where payment_state = 'paid'), 0),
        coalesce(sum(total_kopecks) filter (where payment_state in ('awaiting', 'failed')), 0)
      from ${orders} where ${isWithin({ from: until.day, to: until.day })} and ${orders.createdAt} <
        (${until.day}::date + (${until.now.toISOString()}::timestamptz at time zone ${zone})::time) at time zone ${zone}
      group by status`;
  const counted = (table: SQLWrapper) => sql`
    select day, status, false as is_part, orders, kopecks, paid_kopecks, awaited_kopecks from ${table}
    where day between ${from} and ${to}`;
  const { rows } = await db.execute<DayRow>(sql`
    select day::text, status, is_part as "isPart", sum(orders)::float8 as orders, sum(kopecks)::float8 as kopecks,
      sum(paid_kopecks)::float8 as "paidKopecks", sum(awaited_kopecks)::float8 as "awaitedKopecks"
    from (${counted(salesDays)} union all ${counted(salesChanges)} ${part ?? sql``}) as counted
    group by 1, 2, 3`);
  return rows;
}

/** Moves the changes into the totals, at most so many at once; returns how many. */
export async function addUpChanges(db: Executor, most: number): Promise<number> {
  const { rows } = await db.execute<{ moved: number }>(sql`
    with moved as (
      delete from ${salesChanges} where id in (
        select id from ${salesChanges} order by id limit ${most} for update skip locked)
      returning *
    ), added as (
      insert into ${salesDays} (day, status, orders, kopecks, paid_kopecks, awaited_kopecks)
      select day, status, sum(orders), sum(kopecks), sum(paid_kopecks), sum(awaited_kopecks) from moved
      group by day, status order by day, status
      on conflict (day, status) do update set orders = sales_days.orders + excluded.orders,
        kopecks = sales_days.kopecks + excluded.kopecks, paid_kopecks = sales_days.paid_kopecks + excluded.paid_kopecks,
        awaited_kopecks = sales_days.awaited_kopecks + excluded.awaited_kopecks
    )
    select count(*)::int as moved from moved`);
  return rows[0]?.moved ?? 0;
}

type OpenOrders = { toPack: number; toClarify: number; unpaid: number };

/** Only the open statuses are read, by their indexes. */
export async function countOpenOrders(db: Executor): Promise<OpenOrders> {
  const { rows } = await db.execute<OpenOrders>(sql`select
    ${cappedCount(orders, sql`${orders.status} = 'processed' and ${orders.paymentState} = 'paid'`)} as "toPack",
    ${cappedCount(orders, sql`${orders.status} = 'specified'`)} as "toClarify",
    ${cappedCount(orders, isUnpaid(orders))} as unpaid`);
  return rows[0] ?? { toPack: 0, toClarify: 0, unpaid: 0 };
}

/** Top products by quantity, separately for pieces and for decants. */
const bestSold = (db: Executor, period: Period, most: number) => {
  const sold = db
    .select({
      productId: orderLines.productId,
      isBottled: orderLines.isBottled,
      quantity: sumOf(orderLines.quantity).as('quantity'),
      kopecks: sumOf(orderLines.totalKopecks).as('kopecks'),
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
  return db.select().from(sold).where(sql`${sold.place} <= ${most}`);
};

const rankedColumns = sql`products.id, products.name, coalesce(brands.name, '') as brand, products.item_no as "itemNo",
  products.size_ml as "sizeMl", ranked.is_bottled as "isBottled", ranked.quantity::float8 as quantity,
  ranked.kopecks::float8 as kopecks`;

type Ranked = {
  id: string;
  name: string;
  brand: string;
  itemNo: string | null;
  sizeMl: number | null;
  isBottled: boolean;
  quantity: number;
  kopecks: number;
};

/** Counted from the order lines: for a period with few orders. */
export async function listBestSellers(db: Executor, period: Period, most: number): Promise<Ranked[]> {
  const { rows } = await db.execute<Ranked>(sql`
    select ${rankedColumns} from (${bestSold(db, period, most)}) as ranked
    join products on products.id = ranked.product_id left join brands on brands.id = products.brand_id
    order by ranked.place`);
  return rows;
}

/** As it was counted by the job; null if it was not. */
export async function findRanking(db: Executor, { from, to }: Period) {
  const { rows } = await db.execute<{ [Column in keyof Ranked]: Ranked[Column] | null } & { countedAt: Date }>(sql`
    select counted_at as "countedAt", ${rankedColumns}
    from ${salesRankings}
    left join lateral rows from (jsonb_to_recordset(ranking) as (product_id uuid, is_bottled boolean, quantity bigint, kopecks bigint))
      with ordinality as ranked (product_id, is_bottled, quantity, kopecks, place) on true
    left join products on products.id = ranked.product_id left join brands on brands.id = products.brand_id
    where from_day = ${from} and to_day = ${to}
    order by ranked.place`);
  const isRanked = (row: (typeof rows)[number]): row is Ranked & { countedAt: Date } => row.id !== null;
  return rows[0] ? { countedAt: new Date(rows[0].countedAt), products: rows.filter(isRanked) } : null;
}

/** Takes long with many orders: call it in the transaction of a job. */
export async function saveRanking(db: Executor, { from, to }: Period, most: number, now: Date): Promise<void> {
  await db.execute(sql`set local statement_timeout = '15min'`);
  await db.execute(sql`
    insert into ${salesRankings} (from_day, to_day, ranking, counted_at)
    select ${from}, ${to}, coalesce(jsonb_agg(jsonb_build_object('product_id', product_id, 'is_bottled', is_bottled,
      'quantity', quantity, 'kopecks', kopecks) order by place), '[]'), ${now.toISOString()}
    from (${bestSold(db, { from, to }, most)}) as ranked
    on conflict (from_day, to_day) do update set ranking = excluded.ranking, counted_at = excluded.counted_at`);
}

export async function deleteOldRankings(db: Executor, before: Date): Promise<number> {
  const { rowCount } = await db.delete(salesRankings).where(lt(salesRankings.countedAt, before));
  return rowCount ?? 0;
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
