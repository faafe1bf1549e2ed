import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { categoryTotals, productCounts } from '../product-counts.table.ts';

type OfBrands = { brandIds: readonly string[] };

export const isAskedCategory = and(
  categories.isActive,
  eq(sql`lower(${categories.title})`, sql`lower(${sql.placeholder('categoryTitle')})`),
);
export const anyAskedBrand = sql`any (${sql.placeholder('brandIds')}::uuid[])`;
const isOfAskedBrand = sql`${productCounts.brandId} = ${anyAskedBrand}`;

/** A scalar subquery, evaluated once: the sum for the selected brands, or for all. */
const sumWhere = (isOfBrands: boolean, isCounted: (categoryId: PgColumn) => SQL) =>
  isOfBrands
    ? sql`(select coalesce(sum(${productCounts.products}), 0) from ${productCounts}
        where ${and(isCounted(productCounts.categoryId), isOfAskedBrand)})`
    : sql`(select coalesce(sum(${categoryTotals.products}), 0) from ${categoryTotals}
        where ${isCounted(categoryTotals.categoryId)})`;

/** Number of visible products. */
export const countShown = (isOfBrands: boolean) =>
  sumWhere(
    isOfBrands,
    (categoryId) => sql`${categoryId} = any (select ${categories.id} from ${categories} where ${categories.isActive})`,
  ).mapWith(Number) as SQL<number>;

/** The active category with this title and its `total`. `limit 1` makes the planner count it before the join. */
export const askedCategoryCounted = (isOfBrands: boolean) => sql`
  select ${categories}.*, ${sumWhere(isOfBrands, (categoryId) => eq(categoryId, categories.id))} as total
  from ${categories} where ${isAskedCategory} limit 1`;

const selectCount = (db: Executor, isOfBrands: boolean) =>
  db.select({ products: countShown(isOfBrands) }).from(sql`(select) as one`);
const all = prepared((db) => selectCount(db, false).prepare('counts_all'));
const allOfBrands = prepared<OfBrands, { products: number }[]>((db) => selectCount(db, true).prepare('counts_brands'));

export async function countAllProducts(db: Executor, brandIds?: readonly string[]): Promise<number> {
  const [total] = brandIds ? await allOfBrands(db, { brandIds }) : await all(db, {});
  return total?.products ?? 0;
}
