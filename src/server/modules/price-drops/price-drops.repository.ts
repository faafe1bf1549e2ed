import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { smallestDropPercent } from '#domain/price-drop.ts';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { priceNow, products } from '#server/modules/products/products.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { wishlistItems } from '#server/modules/wishlist/wishlist.table.ts';

/** Visible and in stock: a lower price of what cannot be bought is no news. */
const canBeBought = and(
  products.isEnabled,
  categories.isActive,
  sql`case when ${products.isBottled} then ${products.quantityMl} else ${products.quantity} end > 0`,
);

/** See `isPriceDrop`. */
const isCheaper = and(
  sql`${priceNow} < ${wishlistItems.wishedPriceKopecks}`,
  sql`${priceNow}::bigint * 100 <= ${wishlistItems.wishedPriceKopecks}::bigint * ${100 - smallestDropPercent}`,
);

const selectDrops = (db: Executor) =>
  db
    .select({
      userId: wishlistItems.userId,
      productId: products.id,
      wasKopecks: wishlistItems.wishedPriceKopecks,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId));

/** Locks users who get an e-mail now. Skips those whom another process has locked. */
export async function lockDueUsers(db: Executor, sentBy: Date, limit: number): Promise<string[]> {
  const drops = selectDrops(db).where(and(eq(wishlistItems.userId, users.id), canBeBought, isCheaper));
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        users.isActive,
        users.wantsPriceDrops,
        isNotNull(users.emailConfirmedAt),
        or(isNull(users.priceDropsSentAt), lte(users.priceDropsSentAt, sentBy)),
        exists(drops),
      ),
    )
    .limit(limit)
    .for('no key update', { skipLocked: true });
  return due.map(({ id }) => id);
}

export const listDrops = (db: Executor, userIds: readonly string[]) =>
  selectDrops(db)
    .where(and(inArray(wishlistItems.userId, [...userIds]), canBeBought, isCheaper))
    .orderBy(asc(wishlistItems.createdAt), asc(wishlistItems.productId));

/** The next drop counts from the price of this e-mail. */
export async function noteSent(db: Executor, userIds: readonly string[], now: Date): Promise<void> {
  await db
    .update(users)
    .set({ priceDropsSentAt: now })
    .where(inArray(users.id, [...userIds]));
  await db
    .update(wishlistItems)
    .set({ wishedPriceKopecks: sql`${priceNow}` })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(products.id, wishlistItems.productId),
        inArray(wishlistItems.userId, [...userIds]),
        canBeBought,
        isCheaper,
      ),
    );
}

/** Those of the products that can be bought, as an e-mail shows them. */
export const listGoods = (db: Executor, ids: readonly string[]) =>
  db
    .select({
      id: products.id,
      name: products.name,
      brandName: brands.name,
      bottling: products.isBottled,
      sizes: products.sizeMl,
      priceNowKopecks: priceNow,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(inArray(products.id, [...ids]), canBeBought));

export async function findChoice(db: Executor, userId: string) {
  const [found] = await db.select({ isOn: users.wantsPriceDrops }).from(users).where(eq(users.id, userId));
  return found ?? null;
}

export async function saveChoice(db: Executor, userId: string, isOn: boolean) {
  const [saved] = await db
    .update(users)
    .set({ wantsPriceDrops: isOn })
    .where(eq(users.id, userId))
    .returning({ isOn: users.wantsPriceDrops });
  return saved ?? null;
}
