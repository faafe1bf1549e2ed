import type { ProductCard } from '#contracts/products.ts';

type Card = Pick<ProductCard, '_id'>;

/** Without the products of the rows above, so that the home page offers nothing twice. */
export function notShownAbove<Shown extends Card>(products: readonly Shown[], ...above: readonly Card[][]): Shown[] {
  const shown = new Set(above.flat().map(({ _id }) => _id));
  return products.filter(({ _id }) => !shown.has(_id));
}
