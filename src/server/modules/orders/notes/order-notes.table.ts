import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';
import { orders } from '../orders.table.ts';

/** Notes of staff about an order. Never shown to the buyer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('order_notes_text_length', sql`length(${table.text}) between 1 and 1000`),
    index('order_notes_order').on(table.orderId, table.createdAt),
  ],
);

/** Labels by which staff sort orders. */
export const orderTags = pgTable(
  'order_tags',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.tag] }),
    check('order_tags_length', sql`length(${table.tag}) between 1 and 40`),
    index('order_tags_tag').on(table.tag, table.orderId),
    index('order_tags_lower').on(sql`lower(${table.tag})`, table.orderId),
  ],
);
