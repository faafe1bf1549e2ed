import { bodyAndHairGoods } from './goods/body-hair.ts';
import { faceGoods } from './goods/face.ts';
import { homeGoods } from './goods/home.ts';
import { makeupGoods } from './goods/makeup.ts';
import { setsAndAccessories } from './goods/sets-accessories.ts';
import type { Goods } from './types.ts';

export const goods: readonly Goods[] = [
  ...homeGoods,
  ...faceGoods,
  ...bodyAndHairGoods,
  ...makeupGoods,
  ...setsAndAccessories,
];
