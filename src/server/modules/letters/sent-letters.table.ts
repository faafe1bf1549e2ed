import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sent e-mails, so that none is sent twice. */
export const sentLetters = pgTable(
  'sent_letters',
  {
    /** Deduplication key, such as `order-100412-clarified-019…`. */
    event: text('event').primaryKey(),
    /** Recorded right before the last bytes were sent. */
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
    /** When the mail server confirmed it. Stays null if the response was lost. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [index('sent_letters_age').on(table.notedAt)],
);
