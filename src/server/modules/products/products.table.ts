import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { concentrations, scentFamilies, scentGenders } from '#domain/scent.ts';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { media } from '#server/modules/media/media.table.ts';

const isOneOf = (column: PgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

type Stock = Record<'isBottled' | 'quantity' | 'quantityMl', PgColumn>;

/** The stock in the unit of sale. */
export const stockInUnits = ({ isBottled, quantity, quantityMl }: Stock): SQL<number> =>
  sql<number>`case when ${isBottled} then ${quantityMl} else ${quantity} end`;

/**
 * No index may contain the stock, neither as a column nor in an expression or a condition: a sale is then a HOT update, which writes to none
 * of them. What is sorted or filtered by stock is in `productStock`.
 */
export const products = pgTable(
  'products',
  {
    id: key(),
    itemNo: text('item_no'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** For English pages; empty for none, as the next. */
    nameEn: text('name_en').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    /** Title and description of the product page for search engines; empty for those made from the name, as the next. */
    seoTitle: text('seo_title').notNull().default(''),
    seoTitleEn: text('seo_title_en').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    seoDescriptionEn: text('seo_description_en').notNull().default(''),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: uuid('brand_id').references(() => brands.id),
    pictureId: uuid('picture_id').references(() => media.id),
    currentPriceKopecks: integer('current_price_kopecks').notNull(),
    previousPriceKopecks: integer('previous_price_kopecks'),
    discountPercent: integer('discount_percent').notNull().default(0),
    /** Price after discounts, per piece or millilitre, for sorting and filters: see `priceNow`. Maintained by triggers and a job. */
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
    isSet: boolean('is_set').notNull().default(false),
    family: text('family'),
    gender: text('gender'),
    concentration: text('concentration'),
    /** When the scent came out. */
    year: integer('year'),
    perfumer: text('perfumer').notNull().default(''),
    /** Keys of seasons, separated by commas. */
    seasons: text('seasons').notNull().default(''),
    /** Names of notes as they are typed, separated by commas. */
    notesTop: text('notes_top').notNull().default(''),
    notesHeart: text('notes_heart').notNull().default(''),
    notesBase: text('notes_base').notNull().default(''),
    /** See `noteKeysOf`. */
    noteKeys: text('note_keys').array().notNull().default(sql`'{}'`),
    /** The terms of all facets that the product has: see `facetTerm`. */
    facets: text('facets')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`product_facets(is_bottled, is_set, concentration, size_ml, brand_id, gender, family, note_keys,
        case when is_bottled then quantity_ml else quantity end > 0, price_now_kopecks < current_price_kopecks)`),
    /** The product card as pre-serialized JSON, without stock. Maintained by triggers: see the migration `product_cards`. */
    card: json('card').notNull().default(sql`'{}'`),
    /** The same with the English names of product and brand; null without any. */
    cardEn: json('card_en'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('products_item_no_unique').on(table.itemNo),
    check('products_name_length', sql`length(${table.name}) between 1 and 200`),
    check('products_name_en_length', sql`length(${table.nameEn}) <= 200`),
    check(
      'products_seo_length',
      sql`greatest(length(${table.seoTitle}), length(${table.seoTitleEn})) <= 120
        and greatest(length(${table.seoDescription}), length(${table.seoDescriptionEn})) <= 320`,
    ),
    check('products_current_price_range', sql`${table.currentPriceKopecks} >= 0`),
    check('products_previous_price_range', sql`${table.previousPriceKopecks} >= 0`),
    check('products_discount_range', sql`${table.discountPercent} between 0 and 100`),
    check('products_quantity_range', sql`${table.quantity} >= 0`),
    check('products_quantity_ml_range', sql`${table.quantityMl} >= 0`),
    check('products_quantity_ml_needs_bottling', sql`${table.isBottled} or ${table.quantityMl} = 0`),
    check('products_size_range', sql`${table.sizeMl} > 0`),
    check('products_family', isOneOf(table.family, scentFamilies)),
    check('products_gender', isOneOf(table.gender, scentGenders)),
    check('products_concentration', isOneOf(table.concentration, concentrations)),
    check('products_year_range', sql`${table.year} between 1700 and 2100`),
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
    index('products_discounted')
      .on(table.createdAt, table.id)
      .where(sql`${table.isEnabled} and ${table.priceNowKopecks} < ${table.currentPriceKopecks}`),
    index('products_facets').using('gin', table.facets).where(sql`${table.isEnabled}`),
    // For the lists of the panel: every filter but stock is answered from the index alone (index-only scan), the wide rows are not read.
    index('products_panel_newest').on(
      table.createdAt,
      table.id,
      table.categoryId,
      table.brandId,
      table.isEnabled,
      table.isBottled,
      table.isSet,
      table.priceNowKopecks,
      table.currentPriceKopecks,
    ),
    // For its other orders.
    index('products_panel_name').on(table.name, table.id),
    index('products_panel_price').on(table.currentPriceKopecks, table.id),
    index('products_panel_category').on(table.categoryId, table.createdAt, table.id),
    index('products_off').on(table.createdAt, table.id).where(sql`not ${table.isEnabled}`),
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

/** The structured attributes that staff edit in the form and in the sheet. */
export const attributeColumns = {
  isSet: products.isSet,
  family: products.family,
  gender: products.gender,
  concentration: products.concentration,
  year: products.year,
  perfumer: products.perfumer,
  seasons: products.seasons,
  notesTop: products.notesTop,
  notesHeart: products.notesHeart,
  notesBase: products.notesBase,
};

/** The price of today from the discounts themselves: `priceNowKopecks` may follow a change of many goods later, and is for sorting. */
export const priceNow = sql<number>`price_of(${products.id}, ${products.brandId}, ${products.categoryId},
  ${products.discountPercent}, ${products.currentPriceKopecks})`;

/** An uncorrelated subquery, evaluated once: calling the function for each card takes longer than reading the list. */
const isAnyCardOtherwise = sql`(select exists (select from discounts
  where num_nonnulls(brand_id, product_id) > 0 and is_running(is_active, starts_on, ends_on)) or exists (select from goods_to_refresh))`;

/**
 * The card with the promotion of its brand or product, where one is running today, and with the prices of its other sizes, while
 * stored cards have yet to follow a change.
 */
export const shownCard = (card: SQLWrapper) => sql`case when ${isAnyCardOtherwise}
  then shown_card(${card}, ${products.id}, ${products.brandId}, ${products.categoryId}, ${products.discountPercent})
  else ${card} end`;
