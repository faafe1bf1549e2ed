import { asBottleCost, type Cart, type PricedCartLine } from '#contracts/cart.ts';
import { asUah } from '#contracts/kit/money.ts';
import { shopDay } from '#domain/dates.ts';
import { isKopecks } from '#domain/money.ts';
import { discountPercent, type LineCost, lineCost } from '#domain/pricing.ts';
import { availableOf } from '#domain/stock.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type Goods, presentGoods } from '#server/modules/products/stock/goods.service.ts';

export type ChosenGoods = { readonly goods: Goods; readonly quantity: number };

/** Goods with their current price and availability. */
export type PricedGoods = ChosenGoods & {
  readonly discountPercent: number;
  readonly cost: LineCost;
  readonly available: number;
};

export function priceGoods({ now }: Pick<Context, 'now'>, chosen: readonly ChosenGoods[]): PricedGoods[] {
  const today = shopDay(now());
  const priced = chosen.map(({ goods, quantity }) => {
    const percent = discountPercent(goods, goods.categoryDiscount, today);
    return {
      goods,
      quantity,
      discountPercent: percent,
      cost: costOf(goods, quantity, percent),
      available: availableOf(goods),
    };
  });
  if (!isKopecks(totalOf(priced))) throw tooDear();
  return priced;
}

/** The sum exceeds the exact integer range or the limit of an order. */
export const tooDear = () => new Refusal('INVALID', { because: 'cart-too-dear' });

function costOf({ currentPriceKopecks: priceKopecks, isBottled }: Goods, quantity: number, percent: number): LineCost {
  if (!isKopecks(priceKopecks * quantity)) throw tooDear();
  return lineCost({ priceKopecks, discountPercent: percent, quantity, isBottled });
}

export const totalOf = (priced: readonly PricedGoods[]): number =>
  priced.reduce((sum, { cost }) => sum + cost.totalKopecks, 0);

export function presentCart(
  context: Pick<Context, 'now' | 'addCacheTags' | 'language'>,
  priced: readonly PricedGoods[],
): Cart {
  const cards = presentGoods(
    context,
    priced.map(({ goods }) => goods),
  );
  const lines = priced.flatMap((line, position): PricedCartLine[] => {
    const product = cards[position];
    return product ? [{ product, ...presentLine(line) }] : [];
  });
  return { lines, totalCost: asUah(totalOf(priced)) };
}

function presentLine({ goods, quantity, cost, available }: PricedGoods): Omit<PricedCartLine, 'product'> {
  return {
    cartQuantity: quantity,
    currentPrice: asUah(goods.currentPriceKopecks),
    bottling: goods.isBottled,
    bottleCost: asBottleCost(cost.bottling),
    totalCost: asUah(cost.totalKopecks),
    available,
  };
}
