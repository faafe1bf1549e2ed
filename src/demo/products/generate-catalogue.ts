import { createRandom } from '../drawing/random.ts';
import { handMadeProducts } from './hand-made.ts';
import { type DemoProduct, itemNoOf } from './product.ts';
import { scaledFamily } from './scaled/scaled-products.ts';

export interface CatalogueSize {
  /** Default: all hand-made ones. Fewer than those gives the first of them. */
  products?: number | undefined;
  seed?: number | undefined;
}

const twoYearsMinutes = 2 * 365 * 24 * 60;

/** The hand-made products first, then generated ones. Deterministic by size and seed. */
export function* generateCatalogue({ products, seed = 1 }: CatalogueSize = {}): Generator<DemoProduct, void> {
  const handMade = handMadeProducts();
  const wanted = products ?? handMade.length;
  yield* handMade.slice(0, wanted);
  const ages = createRandom('ages', seed);
  let count = handMade.length;
  for (let index = 0; count < wanted; index += 1) {
    for (const product of scaledFamily(index, seed)) {
      if (count >= wanted) return;
      // Older than the hand-made ones, so that those stay first in a large shop.
      const ageMinutes = Math.round(ages.between(21 * 24 * 60, twoYearsMinutes));
      yield { ...product, itemNo: itemNoOf(count), ageMinutes };
      count += 1;
    }
  }
}
