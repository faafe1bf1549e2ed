import type { CategoryTitle } from '../catalogue/categories.ts';
import type { House, Perfume } from '../catalogue/types.ts';
import { createRandom } from '../drawing/random.ts';
import { englishPerfumeDescription, type Format, perfumeDescription } from './descriptions.ts';
import { manufacturerOf } from './makers.ts';
import { hryvnias, randomDiscount } from './prices.ts';
import { type DemoProduct, demoSeller, type PictureSubject, type ScentAttributes } from './product.ts';

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
    nameEn: `${perfume.name}, tester`,
    category: 'testery',
    ...descriptionsOf(perfume, { kind: 'tester', sizeMl: Number(sizeMl) }),
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

/** Bottle in its size, vial and notes; a decant begins with its vial. Sizes share vial and notes, since each picture is drawn at the first start. */
function picturesOf(house: House, { name, family, bottles, decantMl }: Perfume, format: Format) {
  const subject = { house: house.name, name, family };
  const bottleOfSize = (sizeMl: number): PictureSubject => ({ kind: 'perfume', ...subject, sizeMl });
  const vial: PictureSubject = { kind: 'decant', ...subject };
  const notes: PictureSubject = { kind: 'notes', house: '', name: family, family };
  if (format.kind === 'decant') {
    const largest = bottleOfSize(Math.max(...Object.keys(bottles).map(Number)));
    return { picture: vial, furtherPictures: [largest, notes] };
  }
  return {
    picture: bottleOfSize(format.sizeMl),
    furtherPictures: decantMl === undefined ? [notes] : [vial, notes],
  };
}

const genders = { her: 'women', him: 'men', everyone: 'unisex' } as const;

const scentOf = (perfume: Perfume): ScentAttributes => ({
  family: perfume.family,
  gender: genders[perfume.audience],
  concentration: perfume.strength,
  year: perfume.year,
  perfumer: perfume.perfumer,
  seasons: perfume.seasons.join(','),
  notesTop: perfume.top,
  notesHeart: perfume.heart,
  notesBase: perfume.base,
});

const descriptionsOf = (perfume: Perfume, format: Format) => ({
  description: perfumeDescription(perfume, format),
  descriptionEn: englishPerfumeDescription(perfume, format),
});

const sharedBySizes = (house: House, perfume: Perfume, format: Format) => ({
  name: perfume.name,
  // Perfumes have Latin names.
  nameEn: '',
  ...descriptionsOf(perfume, format),
  brand: house.name,
  ...picturesOf(house, perfume, format),
  isEmptyBottle: false,
  color: '',
  manufacturer: manufacturerOf(house.name),
  manufacturerCountry: house.country,
  seller: demoSeller,
  isForCarousel: false,
  isSet: false,
  scent: scentOf(perfume),
  group: null,
});

function categoryOf(house: House, perfume: Perfume): CategoryTitle {
  if (house.tier === 'niche') return 'nisheva-parfumeriia';
  return ({ her: 'zhinochi', him: 'cholovichi', everyone: 'uniseks' } as const)[perfume.audience];
}
