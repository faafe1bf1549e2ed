import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A cache of carrier responses: fresh for a day, served stale while the carrier is unavailable. */
export const carrierAnswers = pgTable(
  'carrier_answers',
  {
    question: text('question').primaryKey(),
    answer: jsonb('answer').notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('carrier_answers_age').on(table.fetchedAt)],
);
