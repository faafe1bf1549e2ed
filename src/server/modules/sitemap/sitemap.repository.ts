import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { ShopDay } from '#domain/dates.ts';
import type { Executor } from '#server/db/connection.ts';
import { blogPosts } from '#server/modules/blog/blog-posts.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { productCounts } from '#server/modules/products/product-counts.table.ts';
import { products } from '#server/modules/products/products.table.ts';

/** Keeps the first sitemap file, which also lists a full page of products, within the size limit. */
const mostPosts = 4000;

export async function countProducts(db: Executor): Promise<number> {
  const [counted] = await db
    .select({ products: sql<number>`coalesce(sum(${productCounts.products}), 0)` })
    .from(productCounts)
    .innerJoin(categories, eq(categories.id, productCounts.categoryId))
    .where(eq(categories.isActive, true));
  return counted?.products ?? 0;
}

/** In id order (UUIDv7), so that new products are appended and pages stay stable. */
export const listProducts = (db: Executor, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ id: products.id, changedAt: products.updatedAt })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(products.isEnabled, categories.isActive))
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(offset);

export const listCategories = (db: Executor) =>
  db
    .select({ title: categories.title, changedAt: categories.updatedAt })
    .from(categories)
    .where(eq(categories.isActive, true))
    .orderBy(asc(categories.position), asc(categories.title));

export const listPosts = (db: Executor, today: ShopDay) =>
  db
    .select({ id: blogPosts.id, changedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(and(blogPosts.isActive, lte(blogPosts.releasedOn, today)))
    .orderBy(desc(blogPosts.releasedOn), desc(blogPosts.id))
    .limit(mostPosts);
