import { and, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { wishlistItems } from './wishlist.table.ts';

export async function countItems(db: Executor, userId: string): Promise<number> {
  const [counted] = await db.select({ items: count() }).from(wishlistItems).where(eq(wishlistItems.userId, userId));
  return counted?.items ?? 0;
}

export async function hasItem(db: Executor, userId: string, productId: string): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(wishlistItems).where(isItem(userId, productId));
  return found.length > 0;
}

/** `clock_timestamp()`, since `now()` is the transaction's start, which may precede that of a transaction it waited for. */
export async function insertItem(db: Executor, userId: string, productId: string): Promise<void> {
  await db.insert(wishlistItems).values({ userId, productId, createdAt: sql`clock_timestamp()` }).onConflictDoNothing();
}

export async function deleteItem(db: Executor, userId: string, productId: string): Promise<void> {
  await db.delete(wishlistItems).where(isItem(userId, productId));
}

/** Consecutive timestamps preserve the order. */
export async function replaceItems(db: Executor, userId: string, productIds: readonly string[]): Promise<void> {
  await db.delete(wishlistItems).where(eq(wishlistItems.userId, userId));
  if (productIds.length === 0) return;
  await db.insert(wishlistItems).values(
    productIds.map((productId, position) => ({
      userId,
      productId,
      createdAt: sql`clock_timestamp() + ${position} * interval '1 microsecond'`,
    })),
  );
}

const isItem = (userId: string, productId: string) =>
  and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId));
