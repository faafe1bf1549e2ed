import type { ProductCard } from '#contracts/products.ts';
import type { Context } from '#server/context.ts';
import { writeCards } from '../catalogue/catalogue.presenter.ts';
import type { GoodsRow } from './goods.repository.ts';
import * as repository from './goods.repository.ts';

/** A product with its stock and its prices in kopecks. */
export type Goods = GoodsRow;

/** Existing products by id, including disabled ones. */
export async function findGoods({ db }: Context, ids: readonly string[]): Promise<Map<string, Goods>> {
  return byId(ids.length > 0 ? await repository.listGoods(db, ids) : []);
}

/** Under row locks until the transaction ends. Discounts are held before they are read, so that the price is still right at the commit. */
export async function lockGoods({ db }: Context, ids: readonly string[]): Promise<Map<string, Goods>> {
  await repository.holdDiscounts(db);
  return byId(await repository.lockGoods(db, ids));
}

/** False if any stock is insufficient: the caller must roll back. */
export async function takeStock(
  { db, person }: Context,
  changes: readonly repository.StockChange[],
  move: Omit<repository.StockMove, 'actor'>,
): Promise<boolean> {
  const explained = { ...move, actor: person?.userId ?? null };
  return (await repository.takeStock(db, changes, explained)) === changes.length;
}

/** Call it before writing products whose stock may change, so that the ledger says who did it and why. */
export const explainStock = ({ db, person }: Context, move: Omit<repository.StockMove, 'actor'> = {}) =>
  repository.explainStock(db, { ...move, actor: person?.userId ?? null });

/** Pieces, or millilitres of bottled goods. */
type Stocktake = { readonly productId: string; readonly counted: number; readonly was: number };

/** Writes what was counted. False if the stock is no longer what the counter saw: somebody bought or counted meanwhile. */
export async function recordStocktake(context: Context, stocktake: Stocktake): Promise<boolean> {
  await explainStock(context, { reason: 'stocktake' });
  return repository.setCountedStock(context.db, stocktake);
}

export const listGoodsInCart = ({ db }: Context, userId: string) => repository.listGoodsInCart(db, userId);

export function presentGoods(
  context: Pick<Context, 'now' | 'addCacheTags' | 'language'>,
  goods: readonly Goods[],
): ProductCard[] {
  return writeCards(context, goods).map((card) => card.parse());
}

const byId = (goods: readonly Goods[]) => new Map(goods.map((one) => [one.id, one]));

/** Products to restock. */
export const countRunningOut = ({ db }: Pick<Context, 'db'>) => repository.countRunningOut(db);

export const listRunningOut = ({ db }: Pick<Context, 'db'>, most: number) => repository.listRunningOut(db, most);
