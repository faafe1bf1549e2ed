import { asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StockReason } from '#domain/stock-moves.ts';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { cappedCount, countUpTo } from '#server/db/rows.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { cartLines } from '#server/modules/cart/cart.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { selectCardsWith } from '../catalogue/product-cards.repository.ts';
import { isLow, productStock } from '../product-stock.table.ts';
import { products, stockInUnits } from '../products.table.ts';
import { explained, type StockDecrement, stockUpdate } from './stock-decrement.table.ts';

const isOnSale = sql<boolean>`(${products.isEnabled} and ${categories.isActive})`;
// In a subselect, so that PostgreSQL expects as many ids in a generic plan as in one for the given ids, and plans only once per connection.
const isAnyOf = sql`${products.id} = any (array(select unnest(${sql.placeholder('ids')}::uuid[])))`;

/** Columns for prices and order lines. */
const columns = {
  isOnSale,
  itemNo: products.itemNo,
  name: products.name,
  /** With the promotion of its brand or of itself: see `percentWithPromotion`. */
  discountPercent: sql<number>`percent_with_promotion(${products.discountPercent}, promotion_percent(${products.id}, ${products.brandId}),
    category_percent(${products.categoryId}))`,
  currentPriceKopecks: products.currentPriceKopecks,
  quantity: products.quantity,
  quantityMl: products.quantityMl,
  isBottled: products.isBottled,
  sizeMl: products.sizeMl,
  pictureAddress: media.address,
  brandName: brands.name,
};

const selectGoodsWith = <Further extends Record<string, PgColumn>>(db: Executor, further: Further) =>
  selectCardsWith(db, { ...columns, ...further }, products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(media, eq(media.id, products.pictureId));
const selectGoods = (db: Executor) => selectGoodsWith(db, {});
export type GoodsRow = Awaited<ReturnType<typeof selectGoods>>[number];

const goodsById = prepared<{ ids: readonly string[] }, GoodsRow[]>((db) =>
  selectGoods(db).where(isAnyOf).prepare('goods'),
);

/** Existing products of these ids, unordered. */
export const listGoods = (db: Executor, ids: readonly string[]) => goodsById(db, { ids });

const lockedGoods = prepared<{ ids: readonly string[] }, GoodsRow[]>((db) =>
  selectGoods(db)
    .where(isAnyOf)
    .orderBy(asc(products.id))
    .for('no key update', { of: products })
    .prepare('goods_locked'),
);

const heldDiscounts = prepared<Record<string, never>, unknown>((db) =>
  db.select({ held: sql`1` }).from(sql`hold_discounts()`).prepare('hold_discounts'),
);

/** Until the transaction ends no discount changes: its trigger waits for this lock. */
export async function holdDiscounts(db: Executor): Promise<void> {
  await heldDiscounts(db, {});
}

/** Holds row locks in id order to avoid deadlocks, in a mode that still allows foreign keys from carts. */
export const lockGoods = (db: Executor, ids: readonly string[]) => lockedGoods(db, { ids });

export type StockChange = { readonly productId: string; readonly amount: number };

/** Why stock moves, for the ledger: see the migration `stock_moves`. */
export type StockMove = {
  /** Default: a receipt for a new product, a stocktake for a known one. */
  readonly reason?: StockReason;
  readonly actor: string | null;
  readonly order?: string;
  readonly note?: string;
};

/** For writers of products that change their stock among other things. */
export async function explainStock(db: Executor, move: StockMove): Promise<void> {
  await db.execute(sql`select ${explained(sql.param(JSON.stringify(move)))}`);
}

export const decrementOf = (changes: readonly StockChange[], move: StockMove): StockDecrement => ({
  ids: changes.map(({ productId }) => productId),
  amounts: changes.map(({ amount }) => amount),
  move: JSON.stringify(move),
});

const taken = prepared<StockDecrement, { id: string }[]>((db) => stockUpdate(db).prepare('take_stock'));

/** Returns the number of updated products; those with insufficient stock are skipped. */
export async function takeStock(db: Executor, changes: readonly StockChange[], move: StockMove): Promise<number> {
  return (await taken(db, decrementOf(changes, move))).length;
}

type Count = { readonly productId: string; readonly counted: number; readonly was: number };

/** Sets the stock in the unit of sale if it is still `was`; false otherwise. */
export async function setCountedStock(db: Executor, { productId, counted, was }: Count): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${products} set
      quantity = case when is_bottled then quantity else ${counted}::integer end,
      quantity_ml = case when is_bottled then ${counted}::integer else 0 end,
      updated_at = now()
    where id = ${productId} and ${stockInUnits(products)} = ${was}::integer`);
  return rowCount === 1;
}

const goodsInCart = prepared<{ userId: string }, (GoodsRow & { cartQuantity: number })[]>((db) =>
  selectGoodsWith(db, { cartQuantity: cartLines.quantity })
    .innerJoin(cartLines, eq(cartLines.productId, products.id))
    .where(eq(cartLines.userId, sql.placeholder('userId')))
    .orderBy(asc(cartLines.position), asc(cartLines.productId))
    .prepare('goods_in_cart'),
);

/** The goods of a cart, in its order. */
export const listGoodsInCart = (db: Executor, userId: string) => goodsInCart(db, { userId });

export const countRunningOut = (db: Executor): Promise<number> => countUpTo(db, productStock, isLow(productStock));

/** Lowest stock first; each row has the count, which the index answers. */
export function listRunningOut(db: Executor, most: number) {
  return db
    .select({
      id: products.id,
      name: products.name,
      brand: sql<string>`coalesce(${brands.name}, '')`,
      itemNo: products.itemNo,
      isBottled: products.isBottled,
      sizeMl: products.sizeMl,
      quantity: products.quantity,
      quantityMl: products.quantityMl,
      count: cappedCount(productStock, isLow(productStock)),
    })
    .from(productStock)
    .innerJoin(products, eq(products.id, productStock.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(isLow(productStock))
    .orderBy(asc(productStock.stock), asc(productStock.productId))
    .limit(most);
}
