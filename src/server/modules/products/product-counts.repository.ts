import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { productCounts } from './product-counts.table.ts';

const counted = sql<number>`coalesce(sum(${productCounts.products}), 0)`.mapWith(Number);
const isCategory = (title: string) =>
  and(categories.isActive, eq(sql`lower(${categories.title})`, sql`lower(${title})`));

export async function countAllProducts(db: Executor, brandIds?: readonly string[]): Promise<number> {
  const [total] = await db
    .select({ products: counted })
    .from(productCounts)
    .innerJoin(categories, eq(categories.id, productCounts.categoryId))
    .where(and(categories.isActive, brandIds && inArray(productCounts.brandId, [...brandIds])));
  return total?.products ?? 0;
}

/** Nothing where buyers have no such category. */
export async function countProductsOfCategory(db: Executor, title: string, brandIds?: readonly string[]) {
  const isOfBrands = brandIds && inArray(productCounts.brandId, [...brandIds]);
  const [total] = await db
    .select({ categoryId: categories.id, products: counted })
    .from(categories)
    .leftJoin(productCounts, and(eq(productCounts.categoryId, categories.id), isOfBrands))
    .where(isCategory(title))
    .groupBy(categories.id);
  return total ?? null;
}

export const countProductsByBrand = (db: Executor) =>
  db
    .select({ id: brands.id, name: brands.name, products: counted })
    .from(productCounts)
    .innerJoin(categories, eq(categories.id, productCounts.categoryId))
    .innerJoin(brands, eq(brands.id, productCounts.brandId))
    .where(and(categories.isActive, brands.isActive))
    .groupBy(brands.id)
    .having(sql`sum(${productCounts.products}) > 0`)
    .orderBy(sql`lower(${brands.name})`, asc(brands.id));

/** No rows where buyers have no such category; one row without a brand where it has none to show. */
export const countProductsByBrandOfCategory = (db: Executor, title: string) =>
  db
    .select({ categoryId: categories.id, id: brands.id, name: brands.name, products: productCounts.products })
    .from(categories)
    .leftJoin(productCounts, and(eq(productCounts.categoryId, categories.id), sql`${productCounts.products} > 0`))
    .leftJoin(brands, and(eq(brands.id, productCounts.brandId), brands.isActive))
    .where(isCategory(title))
    .orderBy(sql`lower(${brands.name})`, asc(brands.id));
