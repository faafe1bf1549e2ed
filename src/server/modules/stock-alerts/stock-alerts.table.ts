import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '#server/db/columns.ts';
import { products } from '#server/modules/products/products.table.ts';

/** Buyers who wait for a sold-out product. Deleted when their e-mail is queued. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: key(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Normalized: e-mails must not be sent to a look-alike spelling of the address. */
    email: text('email').notNull(),
    language: text('language', { enum: ['uk', 'en'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('stock_alerts_once').on(table.productId, table.email),
    check('stock_alerts_email_normalized', sql`${table.email} = lower(${table.email})`),
    check('stock_alerts_language_known', sql`${table.language} in ('uk', 'en')`),
    index('stock_alerts_email').on(table.email, table.createdAt),
  ],
);
