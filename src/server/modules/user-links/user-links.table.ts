import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '#server/db/columns.ts';
import { registrations } from '#server/modules/sign-ups/registrations.table.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Single-use links of e-mails: e-mail confirmation and password reset. Only the hash of the token is stored. */
export const userLinks = pgTable(
  'user_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm-email', 'reset-password'] }).notNull(),
    /** The sign-up that this link confirms; deleted with it by cascade. */
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    check('user_links_purpose_known', sql`${table.purpose} in ('confirm-email', 'reset-password')`),
    check(
      'user_links_confirm_a_registration',
      sql`(${table.purpose} = 'confirm-email') = (${table.registrationId} is not null)`,
    ),
    index('user_links_registration').on(table.registrationId),
    index('user_links_user').on(table.userId),
  ],
);
