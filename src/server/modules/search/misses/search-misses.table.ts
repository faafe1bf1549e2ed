import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Searches without results per day, anonymous. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day').notNull(),
    phrase: text('phrase').notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'search_misses_key', columns: [table.day, table.phrase] }),
    check('search_misses_phrase_length', sql`length(${table.phrase}) between 1 and 60`),
  ],
);
