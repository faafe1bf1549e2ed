import { type BottleCost, bottleCost, smallestDecantMl } from './bottling.ts';
import type { ShopDay } from './dates.ts';
import { assertKopecks, type Kopecks, percentOff } from './money.ts';

export interface PricedProduct {
  readonly currentPriceKopecks: Kopecks;
  readonly previousPriceKopecks: Kopecks | null;
  readonly discountPercent: number;
}

interface DiscountPeriod {
  readonly isActive: boolean;
  /** First valid day; none for a discount that has always been valid. */
  readonly startsOn?: ShopDay | null;
  /** Last valid day, inclusive. */
  readonly endsOn: ShopDay;
}

export interface CategoryDiscount extends DiscountPeriod {
  readonly percent: number;
}

export type DiscountStage = 'off' | 'waiting' | 'running' | 'ended';

export function discountStage({ isActive, startsOn, endsOn }: DiscountPeriod, today: ShopDay): DiscountStage {
  if (endsOn < today) return 'ended';
  if (!isActive) return 'off';
  return startsOn && startsOn > today ? 'waiting' : 'running';
}

export interface ShownPrice {
  readonly nowKopecks: Kopecks;
  /** The struck-through price; null if there is none. */
  readonly wasKopecks: Kopecks | null;
  readonly percent: number;
}

export interface PricedLine {
  readonly priceKopecks: Kopecks;
  readonly discountPercent: number;
  /** Pieces; millilitres for bottled goods. */
  readonly quantity: number;
  readonly isBottled: boolean;
}

export interface LineCost {
  readonly goodsKopecks: Kopecks;
  /** Null for goods sold by the piece. */
  readonly bottling: BottleCost | null;
  readonly totalKopecks: Kopecks;
}

/** The product's own discount wins over the category's, which is valid while active, from its first day through its last. */
export function discountPercent(
  product: Pick<PricedProduct, 'discountPercent'>,
  categoryDiscount: CategoryDiscount | null,
  today: ShopDay,
): number {
  if (product.discountPercent > 0) return product.discountPercent;
  return categoryDiscount && discountStage(categoryDiscount, today) === 'running' ? categoryDiscount.percent : 0;
}

/**
 * What a product has of its own when its brand or itself is in a promotion: the best for the buyer, one only. A product's own
 * percentage wins over the category's, so a promotion that gives less than the category leaves it at none.
 */
export function percentWithPromotion(own: number, promotion: number, category: number): number {
  if (own > 0) return Math.max(own, promotion);
  return promotion > category ? promotion : 0;
}

/** The price of one piece or millilitre. Never multiply it by the quantity: a line is rounded once. */
export function unitPriceKopecks(priceKopecks: Kopecks, percent: number): Kopecks {
  return percentOff(priceKopecks, percent);
}

export function shownPrice(
  product: PricedProduct,
  categoryDiscount: CategoryDiscount | null,
  today: ShopDay,
): ShownPrice {
  const percent = discountPercent(product, categoryDiscount, today);
  const current = product.currentPriceKopecks;
  const previous = product.previousPriceKopecks ?? 0;
  const larger = Math.max(current, previous);
  return {
    nowKopecks: unitPriceKopecks(current, percent),
    wasKopecks: percent > 0 || previous > current ? larger : null,
    percent,
  };
}

/** Goods are discounted, bottles are not. */
export function lineCost(line: PricedLine): LineCost {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) {
    throw new RangeError(`Not a quantity: ${line.quantity}`);
  }
  const goodsKopecks = percentOff(line.priceKopecks * line.quantity, line.discountPercent);
  const bottling = line.isBottled ? bottleCost(line.quantity) : null;
  return { goodsKopecks, bottling, totalKopecks: assertKopecks(goodsKopecks + (bottling?.totalKopecks ?? 0)) };
}

export function lineTotalKopecks(line: PricedLine): Kopecks {
  return lineCost(line).totalKopecks;
}

/** What one pays at least: a piece, or the smallest volume with its bottle. The database sorts by the same sum. */
export function smallestPurchaseKopecks(line: Omit<PricedLine, 'quantity'>): Kopecks {
  return lineTotalKopecks({ ...line, quantity: line.isBottled ? smallestDecantMl : 1 });
}

export function cartTotalKopecks(lines: readonly PricedLine[]): Kopecks {
  return assertKopecks(lines.reduce((sum, line) => sum + lineTotalKopecks(line), 0));
}
