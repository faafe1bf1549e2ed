import type { ScentFamily } from './palette.ts';

export const productKinds = [
  'perfume',
  'decant',
  'notes',
  'cream',
  'tube',
  'lotion',
  'candle',
  'diffuser',
  'giftset',
  'box',
  'case',
  'blotters',
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
  /** Volume of a bottle: smaller ones are drawn smaller. */
  sizeMl?: number | undefined;
  /** Colour of the product itself, where the scent family does not determine it: a lipstick's shade, an empty bottle's glass. */
  tint?: string | undefined;
  variant?: ProductVariant;
};
