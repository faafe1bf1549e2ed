import { count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { rowsOf } from '#server/db/rows.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { statuses } from './statuses.table.ts';

const columns = {
  id: statuses.id,
  name: statuses.name,
  type: statuses.type,
  color: statuses.color,
  isActive: statuses.isActive,
  version: statuses.version,
};

export const rows = rowsOf(statuses);

export const listStatuses = (db: Executor) =>
  db.select(columns).from(statuses).orderBy(statuses.type, desc(statuses.createdAt), desc(statuses.id));

export type StatusRow = Awaited<ReturnType<typeof listStatuses>>[number];

export async function findStatus(db: Executor, id: string): Promise<StatusRow | null> {
  const [found] = await db.select(columns).from(statuses).where(eq(statuses.id, id));
  return found ?? null;
}

/** Orders that show this label: those of its type, if it is the newest active one of that type. */
export async function countOrdersShowing(db: Executor, id: string): Promise<number> {
  const shown = sql`(
    select newest.id from ${statuses} as newest where newest.type = ${orders.status} and newest.is_active
    order by newest.created_at desc, newest.id desc limit 1)`;
  const [counted] = await db
    .select({ orders: count() })
    .from(orders)
    .innerJoin(statuses, eq(statuses.type, orders.status))
    .where(sql`${statuses.id} = ${id} and ${shown} = ${id}`);
  return counted?.orders ?? 0;
}
