import type { Executor } from '#server/db/connection.ts';
import { orderEvents } from './order-events.table.ts';
import { orderLines } from './order-lines.table.ts';
import { orders } from './orders.table.ts';

export type NewOrder = typeof orders.$inferInsert;
export type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>;

/** With its lines in the given order and the first entry of its history. */
export async function insertOrder(db: Executor, order: NewOrder, lines: readonly NewLine[]): Promise<string> {
  const [inserted] = await db.insert(orders).values(order).returning({ id: orders.id });
  if (!inserted) throw new Error('The database returned no order');
  const orderId = inserted.id;
  await db.insert(orderLines).values(lines.map((line, at) => ({ ...line, orderId, position: at + 1 })));
  await db.insert(orderEvents).values({ orderId, kind: 'placed', actorId: order.userId ?? null });
  return orderId;
}
