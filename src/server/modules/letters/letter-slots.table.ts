import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/columns.ts';

/** Recently sent e-mails per recipient, for rate limiting. */
export const letterSlots = pgTable(
  'letter_slots',
  {
    /** A retried e-mail reuses its slot. */
    event: text('event').primaryKey(),
    /** SHA-256 of kind and mailbox. */
    key: bytes('key').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('letter_slots_key').on(table.key, table.takenAt), index('letter_slots_taken_at').on(table.takenAt)],
);
