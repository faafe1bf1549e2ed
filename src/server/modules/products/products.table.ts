import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { media } from '#server/modules/media/media.table.ts';

export const products = pgTable(
  'products',
  {
    id: key(),
    itemNo: text('item_no'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: uuid('brand_id').references(() => brands.id),
    pictureId: uuid('picture_id').references(() => media.id),
    currentPriceKopecks: integer('current_price_kopecks').notNull(),
    previousPriceKopecks: integer('previous_price_kopecks'),
    discountPercent: integer('discount_percent').notNull().default(0),
    /** Price after discounts, per piece or millilitre. Maintained by triggers: see the migration `prices_and_counts`. */
    priceNowKopecks: integer('price_now_kopecks').notNull().default(0),
    /** The price of one piece, or of one millilitre with its bottle: for sorting. See `smallestPurchaseKopecks`. */
    smallestPurchaseKopecks: bigint('smallest_purchase_kopecks', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`price_now_kopecks::bigint + case when is_bottled then 3000 else 0 end`),
    /** Pieces in stock; for bottled goods the stock is `quantityMl`. */
    quantity: integer('quantity').notNull().default(0),
    quantityMl: integer('quantity_ml').notNull().default(0),
    isBottled: boolean('is_bottled').notNull().default(false),
    sizeMl: integer('size_ml'),
    isEmptyBottle: boolean('is_empty_bottle').notNull().default(false),
    color: text('color').notNull().default(''),
    manufacturer: text('manufacturer').notNull().default(''),
    manufacturerCountry: text('manufacturer_country').notNull().default(''),
    seller: text('seller').notNull().default(''),
    productUrl: text('product_url').notNull().default(''),
    isForCarousel: boolean('is_for_carousel').notNull().default(false),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** The product card as pre-serialized JSON. Maintained by triggers: see the migration `product_cards`. */
    card: json('card').notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('products_item_no_unique').on(table.itemNo),
    check('products_name_length', sql`length(${table.name}) between 1 and 200`),
    check('products_current_price_range', sql`${table.currentPriceKopecks} >= 0`),
    check('products_previous_price_range', sql`${table.previousPriceKopecks} >= 0`),
    check('products_discount_range', sql`${table.discountPercent} between 0 and 100`),
    check('products_quantity_range', sql`${table.quantity} >= 0`),
    check('products_quantity_ml_range', sql`${table.quantityMl} >= 0`),
    check('products_quantity_ml_needs_bottling', sql`${table.isBottled} or ${table.quantityMl} = 0`),
    check('products_size_range', sql`${table.sizeMl} > 0`),
    // Ascending, scanned backwards for newest and dearest: a `desc` index would have another null order than the
    // queries.
    index('products_newest')
      .on(table.createdAt, table.id, table.categoryId, table.isBottled)
      .where(sql`${table.isEnabled}`),
    index('products_price')
      .on(table.smallestPurchaseKopecks, table.id, table.categoryId, table.isBottled)
      .where(sql`${table.isEnabled}`),
    index('products_category_newest').on(table.categoryId, table.createdAt, table.id).where(sql`${table.isEnabled}`),
    index('products_category_price')
      .on(table.categoryId, table.smallestPurchaseKopecks, table.id)
      .where(sql`${table.isEnabled}`),
    index('products_category_brand')
      .on(table.categoryId, table.brandId, table.createdAt, table.id)
      .where(sql`${table.isEnabled}`),
    index('products_discounted')
      .on(table.createdAt, table.id)
      .where(sql`${table.isEnabled} and ${table.priceNowKopecks} < ${table.currentPriceKopecks}`),
    index('products_brand').on(table.brandId, table.createdAt, table.id),
    index('products_picture').on(table.pictureId),
    index('products_carousel').on(table.createdAt, table.id).where(sql`${table.isForCarousel} and ${table.isEnabled}`),
  ],
);

/** Further pictures of a product, after its first one. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ name: 'product_pictures_key', columns: [table.productId, table.position] }),
    index('product_pictures_media').on(table.mediaId),
  ],
);
