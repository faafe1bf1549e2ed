import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { productGroupItems } from '#server/modules/groups/groups.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { priceNow, products } from '#server/modules/products/products.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { productCosts } from './product-costs.table.ts';
import { stockMoves } from './stock-moves.table.ts';
import { vials } from './vials.table.ts';

const stockColumns = {
  id: products.id,
  name: products.name,
  brandName: brands.name,
  itemNo: products.itemNo,
  isBottled: products.isBottled,
  sizeMl: products.sizeMl,
  quantity: products.quantity,
  quantityMl: products.quantityMl,
  priceNowKopecks: priceNow,
  purchasePriceKopecks: productCosts.purchasePriceKopecks,
};

const selectStock = (db: Executor) =>
  db
    .select(stockColumns)
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productCosts, eq(productCosts.productId, products.id));

export type StockRow = Awaited<ReturnType<typeof selectStock>>[number];

export async function findStock(db: Executor, id: string): Promise<StockRow | null> {
  const [found] = await selectStock(db).where(eq(products.id, id));
  return found ?? null;
}

/** Decants of the same group. */
export function listDecants(db: Executor, id: string): Promise<StockRow[]> {
  const own = db
    .select({ groupId: productGroupItems.groupId })
    .from(productGroupItems)
    .where(eq(productGroupItems.productId, id));
  return selectStock(db)
    .innerJoin(productGroupItems, eq(productGroupItems.productId, products.id))
    .where(and(sql`${productGroupItems.groupId} = (${own})`, products.isBottled))
    .orderBy(asc(productGroupItems.position));
}

export type MovePage = { readonly perPage: number; readonly before?: number | undefined };

/** Newest first, one more than the page to see whether there is another. */
function listMoves(db: Executor, isOfIt: SQL, { perPage, before }: MovePage) {
  return db
    .select({
      id: stockMoves.id,
      createdAt: stockMoves.createdAt,
      reason: stockMoves.reason,
      unit: stockMoves.unit,
      before: stockMoves.before,
      after: stockMoves.after,
      note: stockMoves.note,
      orderNo: orders.orderNo,
      actorName: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
      actorEmail: users.email,
    })
    .from(stockMoves)
    .leftJoin(users, eq(users.id, stockMoves.actorId))
    .leftJoin(orders, eq(orders.id, stockMoves.orderId))
    .where(and(isOfIt, before === undefined ? undefined : lt(stockMoves.id, before)))
    .orderBy(desc(stockMoves.id))
    .limit(perPage + 1);
}

export type MoveRow = Awaited<ReturnType<typeof listMoves>>[number];

export const listMovesOfProduct = (db: Executor, id: string, page: MovePage) =>
  listMoves(db, eq(stockMoves.productId, id), page);
export const listMovesOfVial = (db: Executor, sizeMl: number, page: MovePage) =>
  listMoves(db, eq(stockMoves.vialMl, sizeMl), page);

export async function savePurchasePrice(db: Executor, productId: string, kopecks: number | null): Promise<void> {
  if (kopecks === null) {
    await db.delete(productCosts).where(eq(productCosts.productId, productId));
    return;
  }
  await db
    .insert(productCosts)
    .values({ productId, purchasePriceKopecks: kopecks })
    .onConflictDoUpdate({ target: productCosts.productId, set: { purchasePriceKopecks: kopecks } });
}

export const listVials = (db: Executor) => db.select().from(vials);

/** The new quantity; the first move of a size starts from none. */
export async function moveVials(db: Executor, sizeMl: number, step: number): Promise<number> {
  const [moved] = await db
    .insert(vials)
    .values({ sizeMl, quantity: step })
    .onConflictDoUpdate({ target: vials.sizeMl, set: { quantity: sql`${vials.quantity} + ${step}` } })
    .returning({ quantity: vials.quantity });
  if (!moved) throw new Error('The database returned no vials');
  return moved.quantity;
}
