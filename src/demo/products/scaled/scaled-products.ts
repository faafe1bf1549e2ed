import type { Audience, Family, Strength } from '../../catalogue/types.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { goodsDescription } from '../descriptions.ts';
import { manufacturerOf } from '../makers.ts';
import { productsOfPerfume, type Unnumbered } from '../perfume-products.ts';
import { hryvnias, randomDiscount } from '../prices.ts';
import { demoSeller, noScent } from '../product.ts';
import { type ScaledHouse, scaledHouses } from './house-names.ts';
import { type Note, notesByFamily } from './notes.ts';
import { type NamedScent, nameScent } from './perfume-names.ts';
import { goodsPatterns } from './scaled-goods.ts';
import { scentFacts } from './scent-facts.ts';
import { bases, characters, hearts, openings, wears } from './sentences.ts';

const audiences: readonly [Audience, ...Audience[]] = ['her', 'him', 'everyone'];
const strengths: readonly [Strength, ...Strength[]] = ['eau-de-parfum', 'eau-de-parfum', 'eau-de-toilette', 'extrait'];
const bottleSizes: readonly [[number, number], ...[number, number][]] = [
  [30, 50],
  [30, 100],
  [50, 100],
];

/** Names on the labels of generated products, thousands of which share one picture. */
const familyWords: Readonly<Record<Family, string>> = {
  citrus: 'Agrumes',
  floral: 'Fleurs',
  woody: 'Bois',
  amber: 'Ambre',
  aquatic: 'Marine',
  green: 'Vert',
  oud: 'Oud',
  gourmand: 'Délice',
  powdery: 'Poudre',
  leather: 'Cuir',
};

/** Every tenth generated product is no perfume. */
const goodsStep = 10;

/** The n-th generated perfume with its sizes, or another product. Deterministic by n and seed. */
export function scaledFamily(index: number, seed: number): Unnumbered[] {
  const houseIndex = index % scaledHouses.length;
  const house = scaledHouses[houseIndex];
  if (!house) throw new Error('There are no houses to scale');
  const random = createRandom('scaled', seed, index);
  const scent = nameScent(houseIndex, Math.floor(index / scaledHouses.length));
  return index % goodsStep === 0 ? [scaledGoods(house, scent, random)] : scaledPerfume(house, scent, random);
}

function scaledPerfume(house: ScaledHouse, { name, family }: NamedScent, random: Random): Unnumbered[] {
  const scent = composeScent(family, random);
  const [smallMl, largeMl] = random.pick(bottleSizes);
  const largePrice = Math.round(random.between(4200, 14_800) / 10) * 10;
  const smallPrice = Math.round((largePrice * (0.28 + (0.62 * smallMl) / largeMl)) / 10) * 10;
  const perfume = {
    ...scent,
    ...scentFacts(house.name, name, family),
    name,
    spoken: '',
    strength: random.pick(strengths),
    audience: random.pick(audiences),
    family,
    bottles: { [smallMl]: smallPrice, [largeMl]: largePrice },
    decantMl: random.chance(0.06) ? 0 : Math.floor(random.between(8, 180)),
  };
  const pictured = { house: house.collection, name: familyWords[family], family };
  // Distributes the products over niche and designer categories.
  const scaledHouse = { ...house, tier: random.chance(0.45) ? ('niche' as const) : ('designer' as const) };
  return productsOfPerfume(scaledHouse, perfume, 1).map((product) => ({
    ...product,
    picture: { kind: product.picture.kind, ...pictured },
    furtherPictures: [],
  }));
}

function scaledGoods(house: ScaledHouse, { name, family }: NamedScent, random: Random): Unnumbered {
  const pattern = random.pick(goodsPatterns);
  const look = random.pick(pattern.looks);
  const scent = composeScent(family, random);
  const price = Math.round(random.between(pattern.lowHryvnias, pattern.highHryvnias) / 10) * 10;
  return {
    name: `${pattern.word} ${name}`,
    nameEn: '',
    descriptionEn: '',
    description: goodsDescription({
      character: scent.character,
      story: `${scent.opening} ${random.pick(pattern.sentences)}`,
    }),
    category: pattern.category,
    brand: house.name,
    picture: { kind: pattern.kind, house: 'Maison', name: familyWords[look], family: look },
    furtherPictures: [],
    currentPriceKopecks: hryvnias(price),
    ...randomDiscount(random, price),
    quantity: random.chance(0.08) ? 0 : Math.floor(random.between(1, 40)),
    quantityMl: 0,
    isBottled: false,
    sizeMl: pattern.sizeMl,
    isEmptyBottle: false,
    color: '',
    manufacturer: manufacturerOf(house.name),
    manufacturerCountry: house.country,
    seller: demoSeller,
    isForCarousel: false,
    isEnabled: !random.chance(0.03),
    isSet: pattern.kind === 'giftset',
    scent: noScent,
    group: null,
  };
}

function composeScent(family: Family, random: Random) {
  const pools = notesByFamily[family];
  const [top, secondTop] = pickTwo(random, pools.top);
  const [heart, secondHeart] = pickTwo(random, pools.heart);
  const [base, secondBase] = pickTwo(random, pools.base);
  const opening = random.pick(openings)(top, secondTop);
  const middle = random.pick(hearts)(heart, secondHeart);
  const ending = random.pick(bases)(base, secondBase);
  return {
    top: `${top.nominative}, ${secondTop.nominative}`,
    heart: `${heart.nominative}, ${secondHeart.nominative}`,
    base: `${base.nominative}, ${secondBase.nominative}`,
    opening,
    character: random.pick(characters[family])(heart),
    story: `${opening} ${middle} ${ending} ${random.pick(wears)}`,
    characterEn: '',
    storyEn: '',
  };
}

function pickTwo(random: Random, pool: readonly [Note, Note, ...Note[]]): [Note, Note] {
  const first = Math.floor(random.next() * pool.length);
  const second = (first + 1 + Math.floor(random.next() * (pool.length - 1))) % pool.length;
  return [pool[first] ?? pool[0], pool[second] ?? pool[1]];
}
