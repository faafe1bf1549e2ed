import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { categoryTotals, productCounts } from '../product-counts.table.ts';

type OfBrands = { brandIds: readonly string[] };
type OfCategory = { categoryTitle: string };

const counted = sql<number>`coalesce(sum(${productCounts.products}), 0)`.mapWith(Number);
const isCategory = and(
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
  from ${categories} where ${isCategory} limit 1`;

const selectCount = (db: Executor, isOfBrands: boolean) =>
  db.select({ products: countShown(isOfBrands) }).from(sql`(select) as one`);
const all = prepared((db) => selectCount(db, false).prepare('counts_all'));
const allOfBrands = prepared<OfBrands, { products: number }[]>((db) => selectCount(db, true).prepare('counts_brands'));

export async function countAllProducts(db: Executor, brandIds?: readonly string[]): Promise<number> {
  const [total] = brandIds ? await allOfBrands(db, { brandIds }) : await all(db, {});
  return total?.products ?? 0;
}

const byBrand = prepared((db) =>
  db
    .select({ id: brands.id, name: brands.name, products: counted })
    .from(productCounts)
    .innerJoin(categories, eq(categories.id, productCounts.categoryId))
    .innerJoin(brands, eq(brands.id, productCounts.brandId))
    .where(and(categories.isActive, brands.isActive))
    .groupBy(brands.id)
    .having(sql`sum(${productCounts.products}) > 0`)
    .orderBy(sql`lower(${brands.name})`, asc(brands.id))
    .prepare('counts_by_brand'),
);

export const countProductsByBrand = (db: Executor) => byBrand(db, {});

type BrandCount = { categoryId: string; id: string | null; name: string | null; products: number | null };
const byBrandOfCategory = prepared<OfCategory, BrandCount[]>((db) =>
  db
    .select({ categoryId: categories.id, id: brands.id, name: brands.name, products: productCounts.products })
    .from(categories)
    .leftJoin(productCounts, and(eq(productCounts.categoryId, categories.id), sql`${productCounts.products} > 0`))
    .leftJoin(brands, and(eq(brands.id, productCounts.brandId), brands.isActive))
    .where(isCategory)
    .orderBy(sql`lower(${brands.name})`, asc(brands.id))
    .prepare('counts_by_brand_category'),
);

/** No rows if there is no such active category; a row without a brand for products without one. */
export const countProductsByBrandOfCategory = (db: Executor, categoryTitle: string) =>
  byBrandOfCategory(db, { categoryTitle });
