import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '#server/db/columns.ts';

/** Which letters were let through to an address lately, so that nobody's mailbox is flooded. */
export const letterSlots = pgTable(
  'letter_slots',
  {
    /** A retried letter keeps its slot. */
    event: text('event').primaryKey(),
    /** SHA-256 of the kind of letter and the address. */
    key: bytes('key').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('letter_slots_key').on(table.key, table.takenAt), index('letter_slots_taken_at').on(table.takenAt)],
);
