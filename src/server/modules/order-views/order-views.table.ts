import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrderFilter } from '#domain/order-filter.ts';
import { createdAt, key } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Saved filters of the list of orders, each for one person of the shop. */
export const orderViews = pgTable(
  'order_views',
  {
    id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<OrderFilter>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('order_views_name_unique').on(table.userId, table.name),
    check('order_views_name_length', sql`char_length(${table.name}) between 1 and 40`),
  ],
);
