import type { Goods, House } from '../catalogue/types.ts';
import { createRandom } from '../drawing/random.ts';
import { goodsDescription } from './descriptions.ts';
import { manufacturerOf } from './makers.ts';
import type { Unnumbered } from './perfume-products.ts';
import { hryvnias, randomDiscount } from './prices.ts';
import { demoSeller, noScent } from './product.ts';

export function productOfGoods(house: House, goods: Goods): Unnumbered {
  const random = createRandom('stock', house.name, goods.name);
  return {
    name: goods.name,
    description: goodsDescription(goods),
    nameEn: goods.nameEn,
    descriptionEn: goodsDescription({ character: goods.characterEn, story: goods.storyEn }),
    category: goods.category,
    brand: house.name,
    picture: {
      kind: goods.kind,
      house: house.name,
      name: shortName(goods.name),
      family: goods.family,
      ...drawnOnly(goods),
    },
    furtherPictures: [],
    currentPriceKopecks: hryvnias(goods.priceHryvnias),
    ...randomDiscount(random, goods.priceHryvnias),
    quantity: random.chance(0.08) ? 0 : 2 + Math.floor(random.between(0, goods.isEmptyBottle ? 180 : 24)),
    quantityMl: 0,
    isBottled: false,
    sizeMl: goods.sizeMl ?? null,
    isEmptyBottle: goods.isEmptyBottle ?? false,
    color: goods.color ?? '',
    manufacturer: manufacturerOf(house.name),
    manufacturerCountry: house.country,
    seller: demoSeller,
    isForCarousel: false,
    isEnabled: !random.chance(0.03),
    isSet: goods.kind === 'giftset',
    scent: noScent,
    group: null,
  };
}

const drawnOnly = ({ kind, sizeMl, tint }: Goods) => ({ tint, sizeMl: kind === 'emptybottle' ? sizeMl : undefined });

/** Labels have no room for the part after the comma. */
const shortName = (name: string): string => name.split(', ')[0] ?? name;
