import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Notes of staff about a buyer, with an account or known by phone only. Never shown to the buyer. */
export const buyerNotes = pgTable(
  'buyer_notes',
  {
    id: key(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone'),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('buyer_notes_of_one_buyer', sql`(${table.userId} is null) <> (${table.phone} is null)`),
    check('buyer_notes_text_length', sql`length(${table.text}) between 1 and 1000`),
    index('buyer_notes_user').on(table.userId, table.createdAt),
    index('buyer_notes_phone').on(table.phone, table.createdAt),
  ],
);
