import type { ProductChoice } from '#contracts/admin-products.ts';
import type { PricedCartLine } from '#contracts/cart.ts';
import type { OrderLine } from '#contracts/orders.ts';
import { type LineCost, lineCost } from '#domain/pricing.ts';
import { kopecksOf, lineCostOf } from '#web/kit/product-price.ts';

/** An editable order line. */
export type OrderItem = {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly imageFirst: string | null;
  readonly itemNo: string | null;
  readonly isBottled: boolean;
  readonly sizeMl: number | null;
  readonly quantity: number;
  /** The line as ordered, with its price; null for a new line. */
  readonly bought: OrderLine | null;
};

export const itemOfLine = (line: OrderLine): OrderItem => ({
  id: line.product._id,
  name: line.product.name,
  brand: line.product.brand.name,
  imageFirst: line.product.imageFirst,
  itemNo: line.product.itemNo,
  isBottled: line.product.bottling,
  sizeMl: line.product.sizes,
  quantity: line.cartQuantity,
  bought: line,
});

export const itemOfChoice = ({ _id, name, brand, imageFirst, itemNo, bottling, sizes }: ProductChoice): OrderItem => ({
  id: _id,
  name,
  brand: brand ?? '',
  imageFirst,
  itemNo,
  isBottled: bottling,
  sizeMl: sizes,
  quantity: 1,
  bought: null,
});

/** Ordered lines cost their original price, new lines the current one, as on the server. Null until loaded. */
export function costOf({ bought, quantity, isBottled }: OrderItem, today: PricedCartLine | undefined): LineCost | null {
  if (bought) {
    const priceKopecks = kopecksOf(bought.currentPrice);
    return lineCost({ priceKopecks, discountPercent: bought.discount, quantity, isBottled });
  }
  return today ? lineCostOf(today.product, quantity) : null;
}

/** The stock plus the quantity that this order has reserved. Null until loaded. */
export function availableTo({ bought }: OrderItem, today: PricedCartLine | undefined): number | null {
  return today ? today.available + (bought?.cartQuantity ?? 0) : null;
}

/** Null until all costs are known. */
export function totalOf(items: readonly OrderItem[], today: ReadonlyMap<string, PricedCartLine>): number | null {
  const costs = items.map((item) => costOf(item, today.get(item.id)));
  return costs.reduce<number | null>(
    (sum, cost) => (sum === null || cost === null ? null : sum + cost.totalKopecks),
    0,
  );
}
