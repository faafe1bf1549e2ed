import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { rowsOf } from '#server/db/rows.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { productCounts } from '#server/modules/products/product-counts.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { brands } from './brands.table.ts';

export const rows = rowsOf(brands);

const columns = {
  id: brands.id,
  name: brands.name,
  isActive: brands.isActive,
  pictureAddress: media.address,
  version: brands.version,
};
export type BrandRow = NonNullable<Awaited<ReturnType<typeof findBrand>>>;

const selectBrands = (db: Executor) => db.select(columns).from(brands).leftJoin(media, eq(media.id, brands.pictureId));

export const listBrands = (db: Executor) => selectBrands(db).orderBy(sql`lower(${brands.name})`, brands.id);

export async function findBrand(db: Executor, id: string) {
  const [found] = await selectBrands(db).where(eq(brands.id, id));
  return found ?? null;
}

export const countProductsOfBrand = (db: Executor, id: string): Promise<number> =>
  db.$count(products, eq(products.brandId, id));

/** Those with most products, or all by name. Reads the product counts that database triggers maintain. */
export function listBrandsOnSale(db: Executor, limit?: number) {
  const productsCount = sql<number>`sum(${productCounts.products})`.mapWith(Number);
  const onSale = db
    .select({ id: brands.id, name: brands.name, pictureAddress: media.address, productsCount })
    .from(productCounts)
    .innerJoin(categories, and(eq(categories.id, productCounts.categoryId), categories.isActive))
    .innerJoin(brands, and(eq(brands.id, productCounts.brandId), brands.isActive))
    .leftJoin(media, eq(media.id, brands.pictureId))
    .groupBy(brands.id, media.id)
    .having(sql`${productsCount} > 0`)
    .orderBy(...(limit === undefined ? [] : [desc(productsCount)]), sql`lower(${brands.name})`, asc(brands.id))
    .$dynamic();
  return limit === undefined ? onSale : onSale.limit(limit);
}

export type BrandOnSale = Awaited<ReturnType<typeof listBrandsOnSale>>[number];
