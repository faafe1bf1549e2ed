import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';
import { orders } from './orders.table.ts';

/** The history of an order. No actor means the buyer as a guest, the bank or a scheduled job. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.createdAt)],
);
