import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#server/db/columns.ts';

/** One answer per key: a retry after a lost answer gets that answer again instead of a second order. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The endpoint and who asked, so that nobody meets another's answer by guessing a key. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    statusCode: integer('status_code'),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_key', columns: [table.scope, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
