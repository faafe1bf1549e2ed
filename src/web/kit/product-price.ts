import type { TotalSum } from '#contracts/kit/money.ts';
import type { ProductCard } from '#contracts/products.ts';
import { formatMoney, parseUah } from '#domain/money.ts';
import { type LineCost, lineCost, type ShownPrice, shownPrice } from '#domain/pricing.ts';

type PricedGoods = Pick<ProductCard, 'currentPrice' | 'previousPrice' | 'discount' | 'categories'>;

export function kopecksOf(uah: number | string): number {
  const kopecks = parseUah(uah);
  if (kopecks === null) throw new RangeError(`Not a price in hryvnias: ${uah}`);
  return kopecks;
}

/**
 * The server sends a category's discount only while it counts, so no calendar is asked here: a page of cards would ask it dozens of times.
 */
const dayOfAnswer = '2025-01-01';

/** The price of goods as the wire brings them. */
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

/** The one number that labels and buttons read: millilitres of bottled goods, pieces of any other. */
export function stockOf({ bottling, quantity, quantityMl }: Pick<ProductCard, 'bottling' | 'quantity' | 'quantityMl'>) {
  return bottling ? quantityMl : quantity;
}

type SoldGoods = Pick<ProductCard, 'currentPrice' | 'previousPrice' | 'discount' | 'categories' | 'bottling'>;

/** What so many pieces or millilitres cost, bottles included: the server's own sum, so that nobody pays another one. */
export function lineCostOf(product: SoldGoods, quantity: number): LineCost {
  return lineCost({
    priceKopecks: kopecksOf(product.currentPrice),
    discountPercent: shownPriceOf(product).percent,
    quantity,
    isBottled: product.bottling,
  });
}

/** An order's total as it is shown. */
export const formatTotal = ({ $numberDecimal }: TotalSum): string => formatMoney(kopecksOf($numberDecimal));
