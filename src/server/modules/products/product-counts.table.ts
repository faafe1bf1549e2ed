import { index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';

/** Enabled products by category and brand. Maintained by triggers, so that no request has to count rows. */
export const productCounts = pgTable(
  'product_counts',
  {
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
    products: integer('products').notNull(),
    /** The decants among them; for processes of the last version, to be dropped with the next one. */
    decants: integer('decants').notNull().default(0),
  },
  (table) => [
    unique('product_counts_key').on(table.categoryId, table.brandId).nullsNotDistinct(),
    index('product_counts_brand').on(table.brandId),
  ],
);

/** Enabled products by category, for the pagination of lists. */
export const categoryTotals = pgTable('category_totals', {
  categoryId: uuid('category_id')
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  products: integer('products').notNull(),
  /** See above. */
  decants: integer('decants').notNull().default(0),
});
