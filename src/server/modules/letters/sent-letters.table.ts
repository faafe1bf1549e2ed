import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which letters have left, so that one is never sent twice. */
export const sentLetters = pgTable(
  'sent_letters',
  {
    /** What it tells of: `order-100412-accepted`. */
    event: text('event').primaryKey(),
    /** When its end left for the mail server. */
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
    /** When the mail server said that it has it. Empty in between, and for good where that answer never came. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [index('sent_letters_age').on(table.notedAt)],
);
