import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';

export const discounts = pgTable(
  'discounts',
  {
    id: key(),
    name: text('name').notNull(),
    percent: integer('percent').notNull(),
    /** Last valid day, inclusive, in the shop's time zone. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('discounts_name_unique').on(sql`lower(${table.name})`),
    check('discounts_name_length', sql`length(${table.name}) between 1 and 120`),
    check('discounts_percent_range', sql`${table.percent} between 0 and 100`),
  ],
);
