import type { Executor } from '#server/db/connection.ts';
import { orderEvents } from './order-events.table.ts';

export async function insertEvent(db: Executor, event: typeof orderEvents.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (!inserted) throw new Error('An event of an order was not written');
  return inserted.id;
}
