import type { CategoryTitle } from '../catalogue/categories.ts';
import type { House, Perfume } from '../catalogue/types.ts';
import { createRandom } from '../drawing/random.ts';
import { type Format, perfumeDescription } from './descriptions.ts';
import { manufacturerOf } from './makers.ts';
import { hryvnias, randomDiscount } from './prices.ts';
import { type DemoProduct, demoSeller } from './product.ts';

/** Mark-up of a decanted millilitre over its share of the bottle price, for labour and loss. */
const decantMarkup = 1.35;
const testerShare = 0.85;

export type Unnumbered = Omit<DemoProduct, 'itemNo' | 'ageMinutes'>;

/** All sizes of one perfume, smallest first, the decant last. */
export function productsOfPerfume(house: House, perfume: Perfume, indexInHouse: number): Unnumbered[] {
  const bottles = Object.entries(perfume.bottles).map(([sizeMl, price]) => ({ sizeMl: Number(sizeMl), price }));
  const products = bottles.map(({ sizeMl, price }) => bottleOf(house, perfume, sizeMl, price));
  const largest = bottles.at(-1);
  if (perfume.decantMl !== undefined && largest) {
    const perMl = Math.round((largest.price / largest.sizeMl) * decantMarkup);
    products.push(decantOf(house, perfume, perMl, perfume.decantMl, indexInHouse));
  }
  const group = products.length > 1 ? `${house.name} ${perfume.name}` : null;
  return products.map((product) => ({ ...product, group }));
}

export function testerOf(house: House, perfume: Perfume): Unnumbered | null {
  const [sizeMl, price] = Object.entries(perfume.bottles).at(-1) ?? [];
  if (sizeMl === undefined || price === undefined) return null;
  const testerPrice = Math.round((price * testerShare) / 10) * 10;
  return {
    ...bottleOf(house, perfume, Number(sizeMl), testerPrice),
    name: `${perfume.name}, тестер`,
    category: 'testery',
    description: perfumeDescription(perfume, { kind: 'tester', sizeMl: Number(sizeMl) }),
    discountPercent: 0,
    previousPriceKopecks: hryvnias(price),
  };
}

function bottleOf(house: House, perfume: Perfume, sizeMl: number, price: number): Unnumbered {
  const random = createRandom('stock', house.name, perfume.name, sizeMl);
  return {
    ...sharedBySizes(house, perfume, { kind: 'bottle', sizeMl }),
    category: categoryOf(house, perfume),
    currentPriceKopecks: hryvnias(price),
    ...randomDiscount(random, price),
    quantity: random.chance(0.07) ? 0 : 1 + Math.floor(random.between(0, 14)),
    quantityMl: 0,
    isBottled: false,
    sizeMl,
    isEnabled: !random.chance(0.04),
  };
}

function decantOf(house: House, perfume: Perfume, perMl: number, stockMl: number, indexInHouse: number): Unnumbered {
  const random = createRandom('stock', house.name, perfume.name, 'decant');
  // The decant of a niche brand's first perfume is in the niche category, the others among the decants.
  const isOnNicheShelf = house.tier === 'niche' && indexInHouse === 0;
  return {
    ...sharedBySizes(house, perfume, { kind: 'decant' }),
    category: isOnNicheShelf ? 'nisheva-parfumeriia' : 'na-rozlyv',
    currentPriceKopecks: hryvnias(perMl),
    previousPriceKopecks: null,
    discountPercent: random.chance(0.12) ? 10 : 0,
    quantity: 0,
    quantityMl: stockMl,
    isBottled: true,
    sizeMl: null,
    isEnabled: !random.chance(0.03),
  };
}

const sharedBySizes = (house: House, perfume: Perfume, format: Format) => ({
  name: perfume.name,
  description: perfumeDescription(perfume, format),
  brand: house.name,
  picture: { kind: 'perfume', house: house.name, name: perfume.name, family: perfume.family } as const,
  isEmptyBottle: false,
  color: '',
  manufacturer: manufacturerOf(house.name),
  manufacturerCountry: house.country,
  seller: demoSeller,
  isForCarousel: false,
  group: null,
});

function categoryOf(house: House, perfume: Perfume): CategoryTitle {
  if (house.tier === 'niche') return 'nisheva-parfumeriia';
  return ({ her: 'zhinochi', him: 'cholovichi', everyone: 'uniseks' } as const)[perfume.audience];
}
