import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { users } from '#server/modules/users/users.table.ts';

/** A pending sign-up with its password hash. One per account: a newer sign-up replaces it and, by cascade, its links. */
export const registrations = pgTable(
  'registrations',
  {
    id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    passwordHash: text('password_hash').notNull(),
    phone: text('phone').notNull(),
    gender: text('gender', { enum: ['Male', 'Female'] }),
    language: text('language', { enum: ['uk', 'en'] }).notNull(),
    /** The guest's order that the account was opened with; it becomes the account's once the e-mail is confirmed. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('registrations_one_per_user').on(table.userId)],
);
