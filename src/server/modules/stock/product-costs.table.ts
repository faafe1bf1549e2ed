import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { products } from '#server/modules/products/products.table.ts';

/** Apart from products, so that no list or card can show it by accident. */
export const productCosts = pgTable(
  'product_costs',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Of one piece, or of one millilitre of bottled goods. */
    purchasePriceKopecks: integer('purchase_price_kopecks').notNull(),
  },
  (table) => [check('product_costs_range', sql`${table.purchasePriceKopecks} >= 0`)],
);
