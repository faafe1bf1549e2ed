import type { PlacedProduct } from './write-products.ts';

/** A visible product by brand and name: the decant if there is one, otherwise its first size. */
export function findForSale(placed: readonly PlacedProduct[], house: string, name: string): PlacedProduct {
  const sizes = placed.filter(({ product }) => product.brand === house && product.name === name && product.isEnabled);
  const found = sizes.find(({ product }) => product.isBottled) ?? sizes[0];
  if (!found) throw new Error(`The demo catalogue has no ${house} ${name} to show`);
  return found;
}
