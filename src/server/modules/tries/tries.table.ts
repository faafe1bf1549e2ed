import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/columns.ts';

/** How often something was tried lately, for all processes of the shop together. */
export const tries = pgTable(
  'tries',
  {
    /** SHA-256 of what is counted and for whom: people type e-mails and passwords into each other's fields. */
    key: bytes('key').primaryKey(),
    count: integer('count').notNull(),
    /** When its window opened. A try in a closed window opens the next. */
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [index('tries_since').on(table.since)],
);
