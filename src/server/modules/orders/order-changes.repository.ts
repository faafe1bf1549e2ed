import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { orderLines } from './order-lines.table.ts';
import { orders } from './orders.table.ts';
import { insertLines, type NewLine } from './placing.repository.ts';

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

/** Answers whether the goods are still to be put back. Whoever gets a yes does it, in the same transaction. */
export async function claimStockReturn(db: Executor, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(orders)
    .set({ stockReturnedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.stockReturnedAt)))
    .returning({ id: orders.id });
  return claimed.length > 0;
}

export type OrderedLine = Awaited<ReturnType<typeof listLines>>[number];

/** As they were bought, in their order. */
export function listLines(db: Executor, orderId: string) {
  const { id: _, orderId: __, position: ___, ...columns } = getTableColumns(orderLines);
  return db.select(columns).from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

export async function replaceLines(db: Executor, orderId: string, lines: readonly NewLine[]): Promise<void> {
  await db.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await insertLines(db, orderId, lines);
}
