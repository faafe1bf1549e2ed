import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '#server/db/columns.ts';
import { products } from '#server/modules/products/products.table.ts';
import { users } from '#server/modules/users/users.table.ts';

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** What a buyer paid when it was added, or at the last e-mail about a lower price. */
    wishedPriceKopecks: integer('wished_price_kopecks').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'wishlist_items_key', columns: [table.userId, table.productId] }),
    index('wishlist_items_product').on(table.productId),
  ],
);
