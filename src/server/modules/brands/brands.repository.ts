import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { productCounts } from '#server/modules/products/product-counts.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { brands } from './brands.table.ts';

type BrandFields = { name: string; isActive: boolean; pictureId: string | null };

const columns = {
  id: brands.id,
  name: brands.name,
  isActive: brands.isActive,
  pictureId: brands.pictureId,
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

/** Keeps the row from changing until the transaction ends. */
export async function lockBrand(db: Executor, id: string): Promise<boolean> {
  const found = await db.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('update');
  return found.length > 0;
}

export async function insertBrand(db: Executor, fields: BrandFields): Promise<string> {
  const [made] = await db.insert(brands).values(fields).returning({ id: brands.id });
  if (!made) throw new Error('The database returned no brand');
  return made.id;
}

export async function updateBrand(db: Executor, id: string, fields: BrandFields): Promise<void> {
  await db
    .update(brands)
    .set({ ...fields, updatedAt: sql`now()`, version: sql`${brands.version} + 1` })
    .where(eq(brands.id, id));
}

export async function deleteBrand(db: Executor, id: string): Promise<boolean> {
  const gone = await db.delete(brands).where(eq(brands.id, id)).returning({ id: brands.id });
  return gone.length > 0;
}

export async function countProductsOfBrand(db: Executor, id: string): Promise<number> {
  const [counted] = await db.select({ products: count() }).from(products).where(eq(products.brandId, id));
  return counted?.products ?? 0;
}

/** From the counts that the database keeps. */
export function listBrandsOnSale(db: Executor, limit: number) {
  const productsCount = sql<number>`sum(${productCounts.products})`.mapWith(Number);
  return db
    .select({ id: brands.id, name: brands.name, pictureAddress: media.address, productsCount })
    .from(productCounts)
    .innerJoin(categories, and(eq(categories.id, productCounts.categoryId), categories.isActive))
    .innerJoin(brands, and(eq(brands.id, productCounts.brandId), brands.isActive))
    .leftJoin(media, eq(media.id, brands.pictureId))
    .groupBy(brands.id, media.id)
    .having(sql`${productsCount} > 0`)
    .orderBy(desc(productsCount), sql`lower(${brands.name})`, asc(brands.id))
    .limit(limit);
}
