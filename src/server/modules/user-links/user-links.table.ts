import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Links that letters carry: to confirm an e-mail or to set a new password. Only the hash of the token is kept. */
export const userLinks = pgTable(
  'user_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm-email', 'reset-password'] }).notNull(),
    /**
     * The password of the very sign-up that this link confirms, where somebody had signed up with that e-mail before. So
     * nobody can sign up with another's e-mail, wait for its owner to confirm it, and have the password.
     */
    passwordHash: text('password_hash'),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    check('user_links_purpose_known', sql`${table.purpose} in ('confirm-email', 'reset-password')`),
    index('user_links_user').on(table.userId),
  ],
);
