import type { ChangedCart, OrderInput } from '#contracts/orders.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type PricedGoods, presentCart, priceGoods, tooDear, totalOf } from '#server/modules/cart/pricing.service.ts';
import { type Goods, lockGoodsAtHeldDiscounts } from '#server/modules/products/stock/goods.service.ts';
import type { NewLine } from '../order-lines.repository.ts';

/** Rules for the goods of an order, shared by placing and editing. */

type Wanted = { readonly id: string; readonly bottling?: boolean | undefined };

/** Refuses goods that switched between pieces and millilitres since the buyer saw them. */
export function refuseSoldOtherwise(wanted: readonly Wanted[], goodsById: ReadonlyMap<string, Goods>): void {
  const isOtherwise = ({ id, bottling }: Wanted) =>
    bottling !== undefined && (goodsById.get(id)?.isBottled ?? bottling) !== bottling;
  const fields = wanted.flatMap((line, at) =>
    isOtherwise(line) ? [[`products.${at}.bottling`, 'sold-otherwise'] as const] : [],
  );
  if (fields.length > 0) throw new Refusal('INVALID', { fields: Object.fromEntries(fields) });
}

/** Where the goods are taken out again: buyers have a cart, staff write an order. */
type GoodsPlace = 'cart' | 'order';
const shortIn = { cart: 'goods-short', order: 'order-goods-short' } as const;

/** Refuses insufficient stock and unknown products. */
export function refuseShortage(
  context: Context,
  priced: readonly PricedGoods[],
  wanted: readonly Wanted[],
  place: GoodsPlace,
): void {
  const lacking = priced.filter(({ quantity, available }) => quantity > available);
  const found = new Set(priced.map(({ goods }) => goods.id));
  const gone = wanted.map(({ id }) => id).filter((id) => !found.has(id));
  if (lacking.length > 0 || gone.length > 0) throw outOfStock(context, priced, lacking, gone, place);
}

export function outOfStock(
  context: Context,
  priced: readonly PricedGoods[],
  lacking: readonly PricedGoods[],
  gone: readonly string[],
  place: GoodsPlace,
): Refusal {
  const goods = lacking.map(({ goods }) => `«${goods.name}»`).join(', ');
  const data: ChangedCart = {
    ...presentCart(context, priced),
    short: [...lacking.map(({ goods }) => goods.id), ...gone],
  };
  return lacking.length > 0
    ? new Refusal('OUT_OF_STOCK', { because: shortIn[place], values: { goods }, data })
    : new Refusal('OUT_OF_STOCK', { because: 'no-such-product', data });
}

/** The range of the integer column. */
const mostKopecks = 2_147_483_647;

export function refuseTooDear(totalKopecks: number): void {
  if (totalKopecks > mostKopecks) throw tooDear();
}

/** A snapshot of the goods. */
export function lineOf({ goods, quantity, discountPercent, cost }: PricedGoods) {
  return {
    productId: goods.id,
    name: goods.name,
    brandName: goods.brandName ?? '',
    itemNo: goods.itemNo,
    pictureAddress: goods.pictureAddress,
    sizeMl: goods.sizeMl,
    isBottled: goods.isBottled,
    quantity,
    priceKopecks: goods.currentPriceKopecks,
    discountPercent,
    bottles: [...(cost.bottling?.bottles ?? [])],
    bottlesKopecks: cost.bottling?.totalKopecks ?? 0,
    totalKopecks: cost.totalKopecks,
  } satisfies NewLine;
}

/** The goods at current prices, under row locks; refuses a shortage or a changed price. The discounts must be held already. */
export async function lockToBuy(context: Context, input: OrderInput, place: GoodsPlace): Promise<PricedGoods[]> {
  const wanted = input.products.map(({ product, ...line }) => ({ ...line, id: product.toLowerCase() }));
  const goodsById = await lockGoodsAtHeldDiscounts(
    context,
    wanted.map(({ id }) => id),
  );
  refuseSoldOtherwise(wanted, goodsById);
  const priced = priceGoods(
    context,
    wanted.flatMap(({ id, cartQuantity: quantity }) => {
      const goods = goodsById.get(id);
      return goods ? [{ goods, quantity }] : [];
    }),
  );
  refuseShortage(context, priced, wanted, place);
  const total = totalOf(priced);
  if (input.totalSum !== undefined && input.totalSum !== total) throw priceChanged(context, priced);
  refuseTooDear(total);
  return priced;
}

function priceChanged(context: Context, priced: readonly PricedGoods[]): Refusal {
  const data: ChangedCart = { ...presentCart(context, priced), short: [] };
  return new Refusal('PRICE_CHANGED', { because: 'prices-changed', data });
}
