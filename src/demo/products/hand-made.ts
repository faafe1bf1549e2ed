import { goods } from '../catalogue/goods.ts';
import { houses } from '../catalogue/houses.ts';
import { perfumesByHouse } from '../catalogue/perfumes.ts';
import type { House } from '../catalogue/types.ts';
import { createRandom } from '../drawing/random.ts';
import { productOfGoods } from './goods-products.ts';
import { productsOfPerfume, testerOf, type Unnumbered } from './perfume-products.ts';
import { type DemoProduct, itemNoOf } from './product.ts';

const housesByName = new Map(houses.map((house) => [house.name, house]));

/** Every n-th perfume is also sold as a tester. */
const testerStep = 17;
const carouselStep = 31;
const minutesBetweenArrivals = 36 * 60;

/** The hand-written products, with the sizes of a perfume adjacent. */
export function handMadeProducts(): DemoProduct[] {
  const perfumes = perfumesByHouse.flatMap(({ house, perfumes }) =>
    perfumes.map((perfume, index) => ({ house: getHouse(house), perfume, index })),
  );
  const sizes = perfumes.map(({ house, perfume, index }) => productsOfPerfume(house, perfume, index));
  const testers = perfumes
    .filter((_, index) => index % testerStep === 0)
    .map(({ house, perfume }) => testerOf(house, perfume))
    .filter((tester) => tester !== null);
  const others = goods.map((one) => productOfGoods(getHouse(one.house), one));
  const ages = arrivalAges([...sizes, ...testers.map((one) => [one]), ...others.map((one) => [one])]);
  return [...sizes.flat(), ...testers, ...others].map((product, index) => ({
    ...product,
    itemNo: itemNoOf(index),
    ageMinutes: ages.get(product) ?? 0,
    isForCarousel: product.isEnabled && index % carouselStep === 0,
  }));
}

/** Sizes of one perfume get different ages, so that the newest products are not one perfume in four sizes. */
function arrivalAges(families: readonly (readonly Unnumbered[])[]): Map<Unnumbered, number> {
  const random = createRandom('arrivals');
  const shuffled = families
    .map((sizes) => ({ sizes: sizes.toReversed(), order: random.next(), shift: random.chance(0.5) ? 1 : 0 }))
    .sort((a, b) => a.order - b.order);
  const longest = Math.max(...families.map((sizes) => sizes.length));
  const arrivals = Array.from({ length: longest }, (_, round) =>
    shuffled.flatMap(({ sizes, shift }) => {
      // The newest size is a decant for half of the perfumes, a bottle for the others.
      const size = sizes[(round + shift) % sizes.length];
      return size && round < sizes.length ? [size] : [];
    }),
  ).flat();
  return new Map(
    arrivals.map((product, index) => [
      product,
      Math.round(150 + (index + random.between(0, 0.8)) * minutesBetweenArrivals),
    ]),
  );
}

function getHouse(name: string): House {
  const house = housesByName.get(name);
  if (!house) throw new Error(`The catalogue has no house ${name}`);
  return house;
}
