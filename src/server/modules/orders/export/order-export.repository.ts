import { and, asc, eq, sql } from 'drizzle-orm';
import { type ShopDay, shopTimeZone } from '#domain/dates.ts';
import type { Executor } from '#server/db/connection.ts';
import { selectOrders } from '../orders.repository.ts';
import { orders } from '../orders.table.ts';

type Days = { readonly from: ShopDay; readonly to: ShopDay };

/** Keyset pagination, oldest first: each page continues on the index after the last row. */
export function listOrdersOf(db: Executor, { from, to }: Days, after: string | undefined, limit: number) {
  const midnight = sql`(${from}::date)::timestamp at time zone ${shopTimeZone}`;
  const dayAfter = sql`((${to}::date) + 1)::timestamp at time zone ${shopTimeZone}`;
  const last = sql`(select last.created_at, last.id from ${orders} as last where last.id = ${after})`;
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        sql`${orders.createdAt} >= ${midnight}`,
        sql`${orders.createdAt} < ${dayAfter}`,
        after === undefined ? undefined : sql`(${orders.createdAt}, ${orders.id}) > ${last}`,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit)
    .as('page');
  return selectOrders(db).innerJoin(page, eq(page.id, orders.id)).orderBy(asc(orders.createdAt), asc(orders.id));
}
