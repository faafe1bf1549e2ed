import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Who has signed the shop in at its cash register. The register's own token never leaves the process that got it. */
export const registerSignIns = pgTable(
  'register_sign_ins',
  {
    id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('register_sign_ins_user').on(table.userId, table.createdAt)],
);
