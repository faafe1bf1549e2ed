import type { StockLedger, StockMove, StockMoveInput, Vial } from '#contracts/stock.ts';
import { bottleTiers } from '#domain/bottling.ts';
import { kopecksToUah } from '#domain/money.ts';
import { mayUse } from '#domain/permissions.ts';
import { stockOf } from '#domain/stock.ts';
import { marginPercent, stepOf } from '#domain/stock-moves.ts';
import { type Context, inRetriedTransaction, inTransaction, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { explainStock, lockGoods, takeStock } from '#server/modules/products/stock/goods.service.ts';
import * as repository from './stock.repository.ts';

const unknownProduct = () => new Refusal('NOT_FOUND', { because: 'no-such-product' });

const seesCosts = (context: Context): boolean => mayUse(personOf(context).permissions, 'admin', 'statistic');

const present = (row: repository.StockRow): StockLedger['product'] => ({
  _id: row.id,
  name: row.name,
  brand: row.brandName,
  itemNo: row.itemNo,
  bottling: row.isBottled,
  sizes: row.sizeMl,
  quantity: row.quantity,
  quantityMl: row.quantityMl,
});

function presentCost({ priceNowKopecks, purchasePriceKopecks: purchase }: repository.StockRow): StockLedger['cost'] {
  return {
    purchasePrice: purchase === null ? null : kopecksToUah(purchase),
    priceNow: kopecksToUah(priceNowKopecks),
    marginPercent: purchase === null ? null : marginPercent(priceNowKopecks, purchase),
  };
}

function presentPage(rows: readonly repository.MoveRow[], perPage: number) {
  const moves = rows.slice(0, perPage).map(
    ({ id, createdAt, reason, unit, before, after, actorName, actorEmail, orderNo, note }): StockMove => ({
      _id: id,
      date: createdAt.toISOString(),
      ...{ reason, unit, before, after, orderNo, note },
      who: actorName || actorEmail,
    }),
  );
  return { moves, next: rows.length > perPage ? (moves.at(-1)?._id ?? null) : null };
}

export async function getLedger(context: Context, id: string, page: repository.MovePage): Promise<StockLedger> {
  const { db } = context;
  const [found, rows, decants] = await Promise.all([
    repository.findStock(db, id),
    repository.listMovesOfProduct(db, id, page),
    repository.listDecants(db, id),
  ]);
  if (!found) throw unknownProduct();
  return {
    product: present(found),
    ...presentPage(rows, page.perPage),
    decants: found.isBottled ? [] : decants.map(present),
    cost: seesCosts(context) ? presentCost(found) : null,
  };
}

async function getStock({ db }: Context, id: string): Promise<StockLedger['product']> {
  const found = await repository.findStock(db, id);
  if (!found) throw unknownProduct();
  return present(found);
}

export function moveStock(context: Context, id: string, input: StockMoveInput): Promise<StockLedger['product']> {
  return inRetriedTransaction(context, async (context) => {
    const goods = (await lockGoods(context, [id])).get(id);
    if (!goods) throw unknownProduct();
    const step = stepOf(input);
    const isMoved =
      step === 0 ||
      (await takeStock(context, [{ productId: id, amount: -step }], { reason: input.reason, note: input.note }));
    if (!isMoved) throw new Refusal('INVALID', { fields: { amount: 'more-than-stock' } });
    return getStock(context, id);
  });
}

/** One piece becomes its millilitres, in one statement. */
export function openBottle(context: Context, id: string, decantId: string): Promise<StockLedger['product']> {
  return inRetriedTransaction(context, async (context) => {
    const goods = await lockGoods(context, [id, decantId]);
    const bottle = goods.get(id);
    if (!bottle) throw unknownProduct();
    const refuse = (because: 'not-a-bottle' | 'no-decant-in-group' | 'no-bottle-left') =>
      new Refusal('NOT_ALLOWED_NOW', { because });
    if (bottle.isBottled || bottle.sizeMl === null) throw refuse('not-a-bottle');
    const decants = await repository.listDecants(context.db, id);
    if (!decants.some((decant) => decant.id === decantId)) throw refuse('no-decant-in-group');
    if (stockOf(bottle) < 1) throw refuse('no-bottle-left');
    const isTaken = await takeStock(
      context,
      [
        { productId: id, amount: 1 },
        { productId: decantId, amount: -bottle.sizeMl },
      ],
      { reason: 'open-bottle' },
    );
    if (!isTaken) throw refuse('no-bottle-left');
    return getStock(context, id);
  });
}

export function setPurchasePrice(context: Context, id: string, kopecks: number | null) {
  return inTransaction(context, async (context) => {
    if (!(await lockGoods(context, [id])).has(id)) throw unknownProduct();
    const before = await repository.findStock(context.db, id);
    await repository.savePurchasePrice(context.db, id, kopecks);
    const shown = (price: number | null) => ({ purchasePrice: price === null ? null : kopecksToUah(price) });
    const sides = { before: shown(before?.purchasePriceKopecks ?? null), after: shown(kopecks) };
    await recordChanges(context, [{ thing: 'product', id, name: before?.name ?? '', ...sides }]);
    return shown(kopecks);
  });
}

export async function listVials({ db }: Context): Promise<Vial[]> {
  const counted = new Map((await repository.listVials(db)).map(({ sizeMl, quantity }) => [sizeMl, quantity]));
  return bottleTiers.map(({ bottleSize }) => ({ sizeMl: bottleSize, quantity: counted.get(bottleSize) ?? null }));
}

export async function listVialMoves({ db }: Context, sizeMl: number, page: repository.MovePage) {
  return presentPage(await repository.listMovesOfVial(db, sizeMl, page), page.perPage);
}

export function moveVials(context: Context, sizeMl: number, input: StockMoveInput): Promise<Vial> {
  return inTransaction(context, async (context) => {
    await explainStock(context, { reason: input.reason, note: input.note });
    return { sizeMl, quantity: await repository.moveVials(context.db, sizeMl, stepOf(input)) };
  });
}
