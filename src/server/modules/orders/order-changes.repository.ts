import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { orders } from './orders.table.ts';

type OrderFields = typeof orders.$inferSelect;

export type LockedOrder = OrderFields;

/** The order as it is now, kept from others until the transaction ends. Always before its goods and its payments. */
export async function lockOrder(db: Executor, id: string): Promise<LockedOrder | null> {
  const [found] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return found ?? null;
}

/** Of another's order nothing is found, not even that it is there. */
export async function lockOwnOrder(db: Executor, id: string, userId: string): Promise<LockedOrder | null> {
  const isOwn = and(eq(orders.id, id), eq(orders.userId, userId));
  const [found] = await db.select().from(orders).where(isOwn).for('update');
  return found ?? null;
}

export type OrderChange = Partial<
  Omit<OrderFields, 'id' | 'orderNo' | 'userId' | 'createdAt' | 'updatedAt' | 'version'>
>;

export async function updateOrder(db: Executor, id: string, change: OrderChange, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ ...change, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));
}
