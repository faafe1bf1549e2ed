import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';

export const discounts = pgTable(
  'discounts',
  {
    id: key(),
    name: text('name').notNull(),
    percent: integer('percent').notNull(),
    /** First valid day in the shop's time zone; null for none. */
    startsOn: date('starts_on', { mode: 'string' }),
    /** Last valid day, inclusive, in the shop's time zone. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    isActive: boolean('is_active').notNull(),
    /** A promotion of a brand or of a product; otherwise it is for the categories that have it. Foreign keys are in the migration: the tables import this one. */
    brandId: uuid('brand_id'),
    productId: uuid('product_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('discounts_name_unique').on(sql`lower(${table.name})`),
    check('discounts_name_length', sql`length(${table.name}) between 1 and 120`),
    check('discounts_percent_range', sql`${table.percent} between 0 and 100`),
    check('discounts_period', sql`${table.startsOn} <= ${table.endsOn}`),
    check('discounts_one_target', sql`num_nonnulls(${table.brandId}, ${table.productId}) <= 1`),
    index('discounts_brand').on(table.brandId),
    index('discounts_product').on(table.productId),
  ],
);
