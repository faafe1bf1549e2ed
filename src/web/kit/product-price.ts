import type { TotalSum } from '#contracts/kit/money.ts';
import type { ProductCard } from '#contracts/products.ts';
import { formatMoney, parseUah } from '#domain/money.ts';
import { type LineCost, lineCost, type ShownPrice, shownPrice, smallestPurchaseKopecks } from '#domain/pricing.ts';

type PricedGoods = Pick<ProductCard, 'currentPrice' | 'previousPrice' | 'discount' | 'categories'>;

export function kopecksOf(uah: number | string): number {
  const kopecks = parseUah(uah);
  if (kopecks === null) throw new RangeError(`Not a price in hryvnias: ${uah}`);
  return kopecks;
}

/** Any fixed day: the server sends a category's discount only while it is valid. */
const dayOfAnswer = '2025-01-01';

export function shownPriceOf({ currentPrice, previousPrice, discount, categories }: PricedGoods): ShownPrice {
  const percent = categories.discount?.quantity ?? 0;
  return shownPrice(
    {
      currentPriceKopecks: kopecksOf(currentPrice),
      previousPriceKopecks: previousPrice === null ? null : kopecksOf(previousPrice),
      discountPercent: discount,
    },
    { percent, isActive: percent > 0, endsOn: dayOfAnswer },
    dayOfAnswer,
  );
}

/** The stock: millilitres of decanted products, pieces of all others. */
export function stockOf({ bottling, quantity, quantityMl }: Pick<ProductCard, 'bottling' | 'quantity' | 'quantityMl'>) {
  return bottling ? quantityMl : quantity;
}

type SoldGoods = Pick<ProductCard, 'currentPrice' | 'previousPrice' | 'discount' | 'categories' | 'bottling'>;

/** The price of a line including bottles, by the same domain function as on the server. */
export function lineCostOf(product: SoldGoods, quantity: number): LineCost {
  return lineCost({
    priceKopecks: kopecksOf(product.currentPrice),
    discountPercent: shownPriceOf(product).percent,
    quantity,
    isBottled: product.bottling,
  });
}

/** What one pays at least, including the bottle of a decant. */
export function smallestPurchaseOf(product: SoldGoods): number {
  return smallestPurchaseKopecks({
    priceKopecks: kopecksOf(product.currentPrice),
    discountPercent: shownPriceOf(product).percent,
    isBottled: product.bottling,
  });
}

export const formatTotal = ({ $numberDecimal }: TotalSum): string => formatMoney(kopecksOf($numberDecimal));
