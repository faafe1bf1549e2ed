import type { ProductCard } from '#contracts/products.ts';
import { type LineCost, lineCost } from '#domain/pricing.ts';
import { kopecksOf, shownPriceOf } from '#web/kit/shown-price.ts';

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
