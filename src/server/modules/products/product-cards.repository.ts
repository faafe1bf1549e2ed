import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { products } from './products.table.ts';

/** What a product is, to buyers and to those who sell it. */
export const factColumns = {
  id: products.id,
  itemNo: products.itemNo,
  name: products.name,
  discountPercent: products.discountPercent,
  previousPriceKopecks: products.previousPriceKopecks,
  currentPriceKopecks: products.currentPriceKopecks,
  quantity: products.quantity,
  quantityMl: products.quantityMl,
  isBottled: products.isBottled,
  isEmptyBottle: products.isEmptyBottle,
  sizeMl: products.sizeMl,
  color: products.color,
  manufacturerCountry: products.manufacturerCountry,
  pictureAddress: media.address,
  picturePreview: media.preview,
  brandId: brands.id,
  brandName: brands.name,
  categoryName: categories.name,
  categoryTitle: categories.title,
};

export const cardColumns = {
  ...factColumns,
  categoryDiscount: { percent: discounts.percent, endsOn: discounts.endsOn, isActive: discounts.isActive },
};

/** What buyers may see: turned on, and in a category that is turned on. */
export const isVisible = and(products.isEnabled, categories.isActive);

/** Cards of all products, or of a part of them that goes by the name of the whole. */
export const selectCards = (db: Executor, source = products) => selectCardsWith(db, {}, source);

export const selectCardsWith = <Further extends Record<string, PgColumn | SQL>>(
  db: Executor,
  further: Further,
  source: typeof products,
) =>
  db
    .select({ ...cardColumns, ...further })
    .from(source)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(media, eq(media.id, products.pictureId));

export type ProductCardRow = Awaited<ReturnType<typeof selectCards>>[number];

const cardsById = prepared<{ ids: readonly string[] }, ProductCardRow[]>((db) =>
  selectCards(db)
    .where(and(isVisible, sql`${products.id} = any (${sql.placeholder('ids')}::uuid[])`))
    .prepare('product_cards'),
);

/** Those of the given products that buyers may see, in no order. */
export const listCardsById = (db: Executor, ids: readonly string[]) => cardsById(db, { ids });
