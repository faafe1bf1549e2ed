import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/columns.ts';

/** Rate-limit counters, shared by all processes. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of limit, caller and target: hashed, since users sometimes type a password into the e-mail field. */
    key: bytes('key').primaryKey(),
    count: integer('count').notNull(),
    /** Start of the window. */
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_since').on(table.since)],
);
