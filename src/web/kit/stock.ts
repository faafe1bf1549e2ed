import type { ProductCard } from '#contracts/products.ts';

/** The one number that labels and buttons read: millilitres of bottled goods, pieces of any other. */
export function stockOf({ bottling, quantity, quantityMl }: Pick<ProductCard, 'bottling' | 'quantity' | 'quantityMl'>) {
  return bottling ? quantityMl : quantity;
}
