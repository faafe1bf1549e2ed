import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { products } from '../products.table.ts';

/** What goods have in common with all others of their category. */
export const categoryColumns = {
  categoryName: categories.name,
  categoryTitle: categories.title,
  categoryDiscount: { percent: discounts.percent, endsOn: discounts.endsOn, isActive: discounts.isActive },
};

export const cardColumns = {
  id: products.id,
  /** Sent as the database wrote it: reading a list of them to write it again would take longer than all else. */
  card: sql<string>`${products.card}::text`,
  ...categoryColumns,
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
    .leftJoin(discounts, eq(discounts.id, categories.discountId));

export type ProductCardRow = Awaited<ReturnType<typeof selectCards>>[number];
export type CategoryRow = Omit<ProductCardRow, 'id' | 'card'>;

const cardsById = prepared<{ ids: readonly string[] }, ProductCardRow[]>((db) =>
  selectCards(db)
    .where(and(isVisible, sql`${products.id} = any (${sql.placeholder('ids')}::uuid[])`))
    .prepare('product_cards'),
);

/** Those of the given products that buyers may see, in no order. */
export const listCardsById = (db: Executor, ids: readonly string[]) => cardsById(db, { ids });
