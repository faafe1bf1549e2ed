import type { Cart, LineInput } from '#contracts/cart.ts';
import { joinedAmount, mostCartLines } from '#domain/cart.ts';
import { availableOf } from '#domain/stock.ts';
import { type Context, inRetriedTransaction, personOf } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { findGoods, listGoodsInCart } from '#server/modules/products/stock/goods.service.ts';
import { takeTurns } from '#server/modules/users/users.service.ts';
import * as repository from './cart.repository.ts';
import { type ChosenGoods, presentCart, priceGoods } from './pricing.service.ts';

/** Race condition: the product was deleted while the cart was saved. */
export const cartConstraints: ConstraintErrors = {
  cart_lines_product_id_products_id_fk: () => new Refusal('NOT_FOUND', { because: 'no-such-product' }),
};

export async function getCart(context: Context): Promise<Cart> {
  return priced(context, await keptIn(context, personOf(context).userId));
}

/** For guests: nothing is stored. */
export async function priceCart(context: Context, lines: readonly LineInput[]): Promise<Cart> {
  return priced(context, await chosenIn(context, lines));
}

export function saveCart(context: Context, lines: readonly LineInput[]): Promise<Cart> {
  return changeCart(context, async (context) => chosenIn(context, lines));
}

/** Idempotent, so that a client may retry after a lost response. */
export function joinCarts(context: Context, lines: readonly LineInput[]): Promise<Cart> {
  return changeCart(context, async (context, userId) => {
    const kept = await keptIn(context, userId);
    const brought = await chosenIn(context, lines);
    return join(kept, brought).slice(0, mostCartLines);
  });
}

/** Serialized by a row lock on the user until the transaction ends; retried on deadlock. */
function changeCart(
  context: Context,
  change: (context: Context, userId: string) => Promise<ChosenGoods[]>,
): Promise<Cart> {
  return inRetriedTransaction(context, async (context) => {
    const { userId } = personOf(context);
    await takeTurns(context, userId);
    const chosen = await change(context, userId);
    const cart = priced(context, chosen);
    const lines = chosen.map(({ goods, quantity }) => ({ productId: goods.id, quantity }));
    await repository.replaceLines(context.db, userId, lines);
    return cart;
  });
}

/** Call it in the transaction of the order, which holds the same lock. */
export const takeFromCart = ({ db }: Context, userId: string, productIds: readonly string[]): Promise<void> =>
  repository.deleteLines(db, userId, productIds);

function join(kept: readonly ChosenGoods[], brought: readonly ChosenGoods[]): ChosenGoods[] {
  const keptById = new Map(kept.map((line) => [line.goods.id, line]));
  const broughtById = new Map(brought.map((line) => [line.goods.id, line]));
  const met = kept.map((line) => {
    const other = broughtById.get(line.goods.id);
    return other ? { goods: other.goods, quantity: meet(line, other) } : line;
  });
  return [...met, ...brought.filter(({ goods }) => !keptById.has(goods.id))];
}

const meet = (kept: ChosenGoods, { goods, quantity }: ChosenGoods) =>
  joinedAmount({ isBottled: goods.isBottled, kept: kept.quantity, brought: quantity, available: availableOf(goods) });

async function keptIn(context: Context, userId: string): Promise<ChosenGoods[]> {
  const rows = await listGoodsInCart(context, userId);
  return rows.map(({ cartQuantity, ...goods }) => ({ goods, quantity: cartQuantity }));
}

/** In the given order, without deleted products. */
async function chosenIn(context: Context, lines: readonly LineInput[]): Promise<ChosenGoods[]> {
  const chosen = lines.map(({ product, cartQuantity }) => ({ id: product.toLowerCase(), quantity: cartQuantity }));
  const goodsById = await findGoods(
    context,
    chosen.map(({ id }) => id),
  );
  return chosen.flatMap(({ id, quantity }) => {
    const goods = goodsById.get(id);
    return goods ? [{ goods, quantity }] : [];
  });
}

const priced = (context: Context, chosen: readonly ChosenGoods[]): Cart =>
  presentCart(context, priceGoods(context, chosen));
