import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { orderEvents } from './order-events.table.ts';

const given = placeholders('orderId', 'kind', 'actorId', 'details', 'createdAt');
type NewEvent = Required<Pick<typeof orderEvents.$inferInsert, keyof typeof given>>;

const newEvent = prepared<NewEvent, { id: string }[]>((db) =>
  db.insert(orderEvents).values(given).returning({ id: orderEvents.id }).prepare('new_order_event'),
);

export async function insertEvent(db: Executor, event: NewEvent): Promise<string> {
  const [inserted] = await newEvent(db, event);
  if (!inserted) throw new Error('An event of an order was not written');
  return inserted.id;
}
