import { and, asc, eq, sql } from 'drizzle-orm';
import type { OrderFilter } from '#domain/order-filter.ts';
import type { Executor } from '#server/db/connection.ts';
import { matching } from '../listing/order-filter.repository.ts';
import { selectOrders } from '../orders.repository.ts';
import { orders } from '../orders.table.ts';

/** Keyset pagination, oldest first: each page continues on the index after the last row. */
export function listOrdersOf(db: Executor, filter: OrderFilter, after: string | undefined, limit: number) {
  const last = sql`(select last.created_at, last.id from ${orders} as last where last.id = ${after})`;
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(matching(filter), after === undefined ? undefined : sql`(${orders.createdAt}, ${orders.id}) > ${last}`))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit)
    .as('page');
  return selectOrders(db).innerJoin(page, eq(page.id, orders.id)).orderBy(asc(orders.createdAt), asc(orders.id));
}
