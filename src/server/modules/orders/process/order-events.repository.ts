import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { users } from '#server/modules/users/users.table.ts';
import { orderEvents } from '../order-events.table.ts';

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

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** From the first to the latest, with whoever did it. */
export function listEvents(db: Executor, orderId: string) {
  return db
    .select({
      id: orderEvents.id,
      kind: orderEvents.kind,
      details: orderEvents.details,
      createdAt: orderEvents.createdAt,
      actorId: users.id,
      actorName: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
      actorEmail: users.email,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
}
