import type { OrderLine } from '#contracts/orders.ts';
import type { LabelledProduct } from '#domain/product-label.ts';

/** An ordered line for its label, with the item number that it was sold under. */
export const labelledLine = ({ product, cartQuantity }: OrderLine): LabelledProduct => ({
  ...product,
  brand: product.brand.name,
  decantMl: product.bottling ? cartQuantity : undefined,
});
