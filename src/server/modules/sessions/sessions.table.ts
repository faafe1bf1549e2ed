import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, so that a leaked table cannot be used to sign in. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);
