import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderStatuses } from '#domain/order-states.ts';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';

/** The newest active record of a type gives that order status its name and colour. */
export const statuses = pgTable(
  'statuses',
  {
    id: key(),
    name: text('name').notNull(),
    type: text('type', { enum: orderStatuses }).notNull(),
    color: text('color').notNull().default('#ffffff'),
    isActive: boolean('is_active').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('statuses_name_unique').on(sql`folded_name(${table.name})`),
    check('statuses_name_length', sql`length(${table.name}) between 1 and 60`),
    check('statuses_type_known', sql`${table.type} in ('specified', 'processed', 'send', 'completed', 'abolition')`),
    check('statuses_color_format', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`),
    index('statuses_newest_of_type').on(table.type, table.createdAt, table.id),
  ],
);
