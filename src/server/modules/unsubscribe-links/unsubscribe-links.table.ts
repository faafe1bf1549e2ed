import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '#server/db/columns.ts';

/** Links of e-mails that stop a kind of e-mail to an address. Only the hash of the token is stored. */
export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** Normalized. */
    email: text('email').notNull(),
    kind: text('kind', { enum: ['stock-alerts', 'price-drops'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('unsubscribe_links_kind_known', sql`${table.kind} in ('stock-alerts', 'price-drops')`),
    index('unsubscribe_links_age').on(table.createdAt),
  ],
);
