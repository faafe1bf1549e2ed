import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';

export const categories = pgTable(
  'categories',
  {
    id: key(),
    name: text('name').notNull(),
    /** URL slug: /products/categories/{title}. */
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** For English pages; empty for none, as the next. */
    nameEn: text('name_en').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    isActive: boolean('is_active').notNull(),
    isMenu: boolean('is_menu').notNull(),
    discountId: uuid('discount_id').references(() => discounts.id),
    /** Menu order. */
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('categories_title_unique').on(sql`lower(${table.title})`),
    uniqueIndex('categories_name_unique').on(sql`folded_name(${table.name})`),
    check('categories_name_length', sql`length(${table.name}) between 1 and 120`),
    check('categories_name_en_length', sql`length(${table.nameEn}) <= 120`),
    check('categories_title_length', sql`length(${table.title}) between 1 and 120`),
    index('categories_discount').on(table.discountId),
    index('categories_menu').on(table.position).where(sql`${table.isMenu} and ${table.isActive}`),
  ],
);
