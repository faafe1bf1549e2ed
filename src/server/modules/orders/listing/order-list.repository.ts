import { and, asc, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { DeliveryKind } from '#domain/delivery.ts';
import type { OrderSearch } from '#domain/order-search.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import type { Executor } from '#server/db/connection.ts';
import { containing } from '#server/db/rows.ts';
import { selectOrders } from '../orders.repository.ts';
import { orders } from '../orders.table.ts';

export type OrderFilter = OrderSearch & {
  readonly status: OrderStatus | undefined;
  readonly delivery: DeliveryKind | undefined;
};

export type OrderPage = { readonly isOldestFirst: boolean; readonly limit: number; readonly offset: number };

function matching({ status, delivery, words, orderNo }: OrderFilter): SQL | undefined {
  const hasWords = and(...words.map((word) => like(orders.searchText, containing(word))));
  return and(
    status && eq(orders.status, status),
    delivery && eq(orders.deliveryKind, delivery),
    orderNo === null ? hasWords : or(eq(orders.orderNo, orderNo), hasWords),
  );
}

/** The page is cut before anything is joined to it. */
export function listOrders(db: Executor, filter: OrderFilter, { isOldestFirst, limit, offset }: OrderPage) {
  const direction = isOldestFirst ? asc : desc;
  const inOrder = [direction(orders.createdAt), direction(orders.id)];
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(matching(filter))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectOrders(db)
    .innerJoin(page, eq(page.id, orders.id))
    .orderBy(...inOrder);
}

/** Of each delivery, whichever of them is listed. */
export function countByDelivery(db: Executor, filter: OrderFilter) {
  return db
    .select({ delivery: orders.deliveryKind, orders: count() })
    .from(orders)
    .where(matching({ ...filter, delivery: undefined }))
    .groupBy(orders.deliveryKind);
}

/** So many numbers are given out at most while one order is being placed. */
const mostUnderWay = 300;

type Since = { readonly newest: number; readonly missing: number[]; readonly count: number };

/**
 * A number is taken before its order is committed, so a lower one may come after a higher one. Therefore the numbers that are missing
 * below the newest are named as well, and count once they have come. Read off the end of the index, however many orders there are.
 */
export async function countSince(db: Executor, [after = 0, ...awaited]: readonly number[] = []): Promise<Since> {
  const { rows } = await db.execute<{ newest: number; missing: number[]; count: number }>(sql`
    with known as (select min(${orders.orderNo}) as first, max(${orders.orderNo}) as newest from ${orders})
    select coalesce(newest, ${after}::bigint)::float8 as newest,
      (select coalesce(json_agg(number), '[]') from generate_series(greatest(first, newest - ${mostUnderWay}), newest) as number
        where not exists (select from ${orders} where ${orders.orderNo} = number)) as missing,
      (select count(*)::int from ${orders} where ${orders.orderNo} > ${after}
        or ${orders.orderNo} in (select json_array_elements_text(${JSON.stringify(awaited)}::text::json)::bigint)) as count
    from known`);
  const [found] = rows;
  if (!found) throw new Error('the orders could not be counted');
  return found;
}
