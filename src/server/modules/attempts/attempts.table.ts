import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/columns.ts';

/** How often something was attempted lately, for all processes of the shop together. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of the limit, the caller and the target: people type e-mails and passwords into each other's fields. */
    key: bytes('key').primaryKey(),
    count: integer('count').notNull(),
    /** When its window opened. An attempt in a closed window opens the next. */
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_since').on(table.since)],
);
