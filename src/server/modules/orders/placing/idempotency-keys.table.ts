import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#server/db/columns.ts';

/** One order per key: a client that retries after a lost response gets the same order instead of a second one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The endpoint and the caller who claimed the key, so that it never reveals the order of another account. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_key', columns: [table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
