import { asc, desc, eq, sql } from 'drizzle-orm';
import type { DeliveryKind } from '#domain/delivery.ts';
import type { OrderFilter } from '#domain/order-filter.ts';
import type { Executor } from '#server/db/connection.ts';
import { cappedCount } from '#server/db/rows.ts';
import { selectOrders } from '../orders.repository.ts';
import { orders } from '../orders.table.ts';
import { matching } from './order-filter.repository.ts';

export type OrderPage = { readonly isOldestFirst: boolean; readonly limit: number; readonly offset: number };

/** Paginates before joining. */
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

/** Counts for every delivery kind, regardless of the filter. */
export async function countByDelivery(db: Executor, filter: OrderFilter): Promise<Record<DeliveryKind, number>> {
  const of = (delivery: DeliveryKind) => cappedCount(orders, matching({ ...filter, delivery }));
  const { rows } = await db.execute<Record<DeliveryKind, number>>(sql`
    select ${of('nova-poshta')} as "nova-poshta", ${of('pickup')} as pickup, ${of('courier')} as courier`);
  const [counted] = rows;
  if (!counted) throw new Error('the orders could not be counted');
  return counted;
}

/** Upper bound of order numbers in flight: taken by transactions that have not committed yet. */
const mostUnderWay = 300;

type Since = { readonly newest: number; readonly missing: number[]; readonly count: number };

/**
 * Order numbers are taken before the commit, so a lower one may appear after a higher one. The cursor therefore lists the gaps
 * below the newest number too. Reads only the end of the index; without a cursor nothing is counted.
 */
export async function countSince(db: Executor, [after, ...awaited]: readonly number[] = []): Promise<Since> {
  const { rows } = await db.execute<Since>(sql`
    with known as (select min(${orders.orderNo}) as first, max(${orders.orderNo}) as newest from ${orders})
    select coalesce(newest, ${after ?? 0}::bigint)::float8 as newest,
      (select coalesce(json_agg(number), '[]') from generate_series(greatest(first, newest - ${mostUnderWay}), newest) as number
        where not exists (select from ${orders} where ${orders.orderNo} = number)) as missing,
      ${cappedCount(orders, sql`${orders.orderNo} > ${after ?? null}::bigint`)}
        + ${cappedCount(orders, sql`${orders.orderNo} = any (${sql.param(awaited)}::bigint[])`)} as count
    from known`);
  const [found] = rows;
  if (!found) throw new Error('the orders could not be counted');
  return found;
}
