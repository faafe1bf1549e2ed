import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '#server/db/columns.ts';
import { products } from '#server/modules/products/products.table.ts';
import { users } from '#server/modules/users/users.table.ts';

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Pieces; millilitres for bottled goods. */
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'cart_lines_key', columns: [table.userId, table.productId] }),
    check('cart_lines_quantity_range', sql`${table.quantity} > 0`),
    index('cart_lines_product').on(table.productId),
  ],
);
