import { and, count, eq, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { priceNow, products } from '#server/modules/products/products.table.ts';
import { wishlistItems } from './wishlist.table.ts';

export async function countItems(db: Executor, userId: string): Promise<number> {
  const [counted] = await db.select({ items: count() }).from(wishlistItems).where(eq(wishlistItems.userId, userId));
  return counted?.items ?? 0;
}

export async function hasItem(db: Executor, userId: string, productId: string): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(wishlistItems).where(isItem(userId, productId));
  return found.length > 0;
}

/**
 * With the price of now, for e-mails about lower prices; a product that is on the list keeps the price of its adding. Consecutive
 * timestamps preserve the order: of `clock_timestamp()`, read once, since `now()` is the transaction's start, which may precede that of a
 * transaction it waited for.
 */
async function upsertItems(db: Executor, userId: string, productIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into ${wishlistItems} (user_id, product_id, wished_price_kopecks, created_at)
    select ${userId}::uuid, ${products.id}, ${priceNow}, (select clock_timestamp()) + position * interval '1 microsecond'
    from unnest(${sql.param([...productIds])}::uuid[]) with ordinality as wished (product_id, position)
    join ${products} on ${products.id} = wished.product_id
    on conflict on constraint wishlist_items_key do update set created_at = excluded.created_at`);
}

export const insertItem = (db: Executor, userId: string, productId: string): Promise<void> =>
  upsertItems(db, userId, [productId]);

export async function deleteItem(db: Executor, userId: string, productId: string): Promise<void> {
  await db.delete(wishlistItems).where(isItem(userId, productId));
}

export async function replaceItems(db: Executor, userId: string, productIds: readonly string[]): Promise<void> {
  const others = productIds.length > 0 ? notInArray(wishlistItems.productId, [...productIds]) : undefined;
  await db.delete(wishlistItems).where(and(eq(wishlistItems.userId, userId), others));
  if (productIds.length > 0) await upsertItems(db, userId, productIds);
}

const isItem = (userId: string, productId: string) =>
  and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId));
