import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Staff sign-ins at the cash register. The register's token stays in the memory of the process that got it. */
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
