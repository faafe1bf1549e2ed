import type { ScentFamily } from './palette.ts';

export const productKinds = [
  'perfume',
  'decant',
  'cream',
  'tube',
  'lotion',
  'candle',
  'diffuser',
  'giftset',
  'box',
  'soap',
  'hairmist',
  'emptybottle',
  'lipstick',
  'mascara',
  'pencil',
  'powder',
] as const;

export type ProductKind = (typeof productKinds)[number];

/** Views of a product: alone, with its carton, with its cap off, close-up. */
export const productVariants = ['front', 'boxed', 'open', 'detail'] as const;

export type ProductVariant = (typeof productVariants)[number];

export type ProductPicture = {
  kind: ProductKind;
  house: string;
  name: string;
  family: ScentFamily;
  seed: number | string;
  variant?: ProductVariant;
};
