import { createRandom } from '../drawing/random.ts';
import { handMadeProducts } from './hand-made.ts';
import { type DemoProduct, itemNoOf } from './product.ts';
import { scaledFamily } from './scaled/scaled-products.ts';

export interface CatalogueSize {
  /** As many as wanted; fewer than the hand-made ones gives the first of those. All hand-made ones where absent. */
  products?: number | undefined;
  seed?: number | undefined;
}

const twoYearsMinutes = 2 * 365 * 24 * 60;

/** The hand-made goods first, then varied ones up to the wanted number. The same size and seed give the same goods. */
export function* generateCatalogue({ products, seed = 1 }: CatalogueSize = {}): Generator<DemoProduct, void> {
  const handMade = handMadeProducts();
  const wanted = products ?? handMade.length;
  yield* handMade.slice(0, wanted);
  const ages = createRandom('ages', seed);
  let count = handMade.length;
  for (let index = 0; count < wanted; index += 1) {
    for (const product of scaledFamily(index, seed)) {
      if (count >= wanted) return;
      // Older than today's arrivals, so that the hand-made goods still stand first in a large shop.
      const ageMinutes = Math.round(ages.between(21 * 24 * 60, twoYearsMinutes));
      yield { ...product, itemNo: itemNoOf(count), ageMinutes };
      count += 1;
    }
  }
}
