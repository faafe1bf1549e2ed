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
export async function lockGoods(context: Context, ids: readonly string[]): Promise<Map<string, Goods>> {
  await holdDiscounts(context);
  return lockGoodsAtHeldDiscounts(context, ids);
}

export const holdDiscounts = ({ db }: Context): Promise<void> => repository.holdDiscounts(db);

/** After a statement that held the discounts: one that reads them too would read those from before it waited. */
export const lockGoodsAtHeldDiscounts = async ({ db }: Context, ids: readonly string[]): Promise<Map<string, Goods>> =>
  byId(await repository.lockGoods(db, ids));

/** False if any stock is insufficient: the caller must roll back. */
export async function takeStock(
  { db, person }: Context,
  changes: readonly repository.StockChange[],
  move: Move,
): Promise<boolean> {
  return (await repository.takeStock(db, changes, moveBy(person, move))) === changes.length;
}

/** What `takeStock` takes, for a statement that writes an order too. */
export const stockDecrement = ({ person }: Context, changes: readonly repository.StockChange[], move: Move) =>
  repository.decrementOf(changes, moveBy(person, move));

type Move = Omit<repository.StockMove, 'actor'>;
const moveBy = (person: Context['person'], move: Move): repository.StockMove => ({
  ...move,
  actor: person?.userId ?? null,
});

/** Call it before writing products whose stock may change, so that the ledger says who did it and why. */
export const explainStock = ({ db, person }: Context, move: Move = {}) =>
  repository.explainStock(db, moveBy(person, move));

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
