import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, key } from '#server/db/columns.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Invitations of staff until they are accepted. Only the hash of the link's token is stored. */
export const invites = pgTable(
  'invites',
  {
    id: key(),
    email: text('email').notNull(),
    /** The normalized e-mail. */
    emailKey: text('email_key').notNull(),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    /** Who sent the latest letter: the link works while they may give this role. */
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until the letter is sent. */
    tokenHash: bytes('token_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invites_email_unique').on(table.emailKey),
    uniqueIndex('invites_token_unique').on(table.tokenHash),
  ],
);
