import { index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';

/** How many goods are on sale by category and brand. The database keeps it, so that no page has to count a hundred thousand rows. */
export const productCounts = pgTable(
  'product_counts',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
    products: integer('products').notNull(),
  },
  (table) => [
    unique('product_counts_key').on(table.categoryId, table.brandId).nullsNotDistinct(),
    index('product_counts_brand').on(table.brandId),
  ],
);

/** How many goods are on sale by category. Every page of a list tells it. */
export const categoryTotals = pgTable('category_totals', {
  categoryId: uuid('category_id')
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  products: integer('products').notNull(),
});
