import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { wishlistItems } from '#server/modules/wishlist/wishlist.table.ts';
import { products } from '../products.table.ts';
import { isVisible, type ProductCardRow, selectCards } from './product-cards.repository.ts';

const wished = prepared<{ userId: string }, ProductCardRow[]>((db) =>
  selectCards(db)
    .innerJoin(wishlistItems, eq(wishlistItems.productId, products.id))
    .where(and(isVisible, eq(wishlistItems.userId, sql.placeholder('userId'))))
    .orderBy(asc(wishlistItems.createdAt), asc(wishlistItems.productId))
    .prepare('products_wished'),
);

/** Visible products of the wishlist, in the order in which they were added. */
export const listWishedProducts = (db: Executor, userId: string) => wished(db, { userId });

/** The visible ones of these products, unordered. */
export async function findVisible(db: Executor, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isVisible, sql`${products.id} = any (${sql.param([...ids])}::uuid[])`));
  return found.map(({ id }) => id);
}
