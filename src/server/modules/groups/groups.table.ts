import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';
import { products } from '#server/modules/products/products.table.ts';

/** Sizes of one product: 30, 50 and 100 ml and the decant of one perfume. */
export const productGroups = pgTable(
  'product_groups',
  { id: key(), name: text('name').notNull(), createdAt: createdAt(), updatedAt: updatedAt(), version: version() },
  (table) => [
    uniqueIndex('product_groups_name_unique').on(sql`lower(${table.name})`),
    index('product_groups_search').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    check('product_groups_name_length', sql`length(${table.name}) between 1 and 200`),
  ],
);

export const productGroupItems = pgTable(
  'product_group_items',
  {
    /** Primary key: a product is in at most one group. */
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id),
    groupId: uuid('group_id')
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [index('product_group_items_group').on(table.groupId, table.position)],
);
