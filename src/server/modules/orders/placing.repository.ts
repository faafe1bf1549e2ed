import type { Executor } from '#server/db/connection.ts';
import { orderLines } from './order-lines.table.ts';
import { orders } from './orders.table.ts';

export type NewOrder = typeof orders.$inferInsert;
export type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>;

/** With its lines in the given order. */
export async function insertOrder(db: Executor, order: NewOrder, lines: readonly NewLine[]) {
  const [inserted] = await db.insert(orders).values(order).returning({ id: orders.id, orderNo: orders.orderNo });
  if (!inserted) throw new Error('The database returned no order');
  await insertLines(db, inserted.id, lines);
  return inserted;
}

export async function insertLines(db: Executor, orderId: string, lines: readonly NewLine[]): Promise<void> {
  await db.insert(orderLines).values(lines.map((line, at) => ({ ...line, orderId, position: at + 1 })));
}
