import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { products, shownCard } from '../products.table.ts';

/** Columns shared by all products of a category. */
export const categoryColumns = {
  categoryName: categories.name,
  categoryNameEn: categories.nameEn,
  categoryTitle: categories.title,
  categoryDiscount: {
    percent: discounts.percent,
    startsOn: discounts.startsOn,
    endsOn: discounts.endsOn,
    isActive: discounts.isActive,
  },
};

export const cardColumns = {
  id: products.id,
  /** Pre-serialized JSON, passed through as text: parsing and serializing a list would dominate the request. */
  card: sql<string>`(${shownCard(products.card)})::text`,
  cardEn: sql<string | null>`(${shownCard(products.cardEn)})::text`,
  quantity: products.quantity,
  quantityMl: products.quantityMl,
  ...categoryColumns,
};

/** Visible in the shop: the product is enabled and its category active. */
export const isVisible = and(products.isEnabled, categories.isActive);

/** Cards of all products, or of a subquery aliased as `products`. */
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
    .leftJoin(discounts, eq(discounts.id, categories.discountId));

export type ProductCardRow = Awaited<ReturnType<typeof selectCards>>[number];
export type CategoryRow = Omit<ProductCardRow, 'id' | 'card' | 'cardEn' | 'quantity' | 'quantityMl'>;

const cardsById = prepared<{ ids: readonly string[] }, ProductCardRow[]>((db) =>
  selectCards(db)
    .where(and(isVisible, sql`${products.id} = any (${sql.placeholder('ids')}::uuid[])`))
    .prepare('product_cards'),
);

/** The visible ones of these products, unordered. */
export const listCardsById = (db: Executor, ids: readonly string[]) => cardsById(db, { ids });
