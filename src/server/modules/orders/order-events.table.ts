import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';
import { orders } from './orders.table.ts';

/** The history of an order: what happened, when, and by whom (nobody: the buyer, the bank or the clock). */
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
