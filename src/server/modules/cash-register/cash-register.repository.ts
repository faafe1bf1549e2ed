import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { priceNow, products } from '#server/modules/products/products.table.ts';
import { registerSignIns } from './register-sign-ins.table.ts';

export async function insertSignIn(db: Executor, userId: string, createdAt: Date): Promise<string> {
  const [made] = await db.insert(registerSignIns).values({ userId, createdAt }).returning({ id: registerSignIns.id });
  if (!made) throw new Error('The database returned no sign-in');
  return made.id;
}

export async function deleteOldSignIns(db: Executor, before: Date): Promise<void> {
  await db.delete(registerSignIns).where(lte(registerSignIns.createdAt, before));
}

/** Sign-ins of this user only. */
export async function hasSignIn(db: Executor, userId: string, since: Date, id?: string): Promise<boolean> {
  const found = await db
    .select({ id: registerSignIns.id })
    .from(registerSignIns)
    .where(
      and(
        eq(registerSignIns.userId, userId),
        gt(registerSignIns.createdAt, since),
        id === undefined ? undefined : eq(registerSignIns.id, id),
      ),
    )
    .orderBy(desc(registerSignIns.createdAt))
    .limit(1);
  return found.length > 0;
}

/** Unordered. */
export function listProductsByItemNo(db: Executor, codes: readonly string[]) {
  return db
    .select({
      code: sql<string>`${products.itemNo}`,
      id: products.id,
      name: products.name,
      isEnabled: products.isEnabled,
      isBottled: products.isBottled,
      price: priceNow,
      quantity: products.quantity,
      quantityMl: products.quantityMl,
    })
    .from(products)
    .where(inArray(products.itemNo, [...codes]));
}
