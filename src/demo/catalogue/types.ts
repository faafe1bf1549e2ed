import type { Concentration, ScentFamily, Season } from '#domain/scent.ts';
import type { CategoryTitle } from './categories.ts';

export type Family = ScentFamily;

export type Audience = 'her' | 'him' | 'everyone';

export type Strength = Concentration;

export type Tier = 'designer' | 'niche' | 'care';

export interface House {
  name: string;
  country: string;
  tier: Tier;
  /** Alternative and misspelt names, for the search. */
  aliases: readonly string[];
  isActive?: boolean;
}

export interface Perfume {
  name: string;
  /** Ukrainian transcription of the name, for the search. */
  spoken: string;
  strength: Strength;
  audience: Audience;
  family: Family;
  top: string;
  heart: string;
  base: string;
  /** When the scent first came out, in any strength. */
  year: number;
  /** Several are separated by commas; empty if the house does not name anybody. */
  perfumer: string;
  seasons: readonly Season[];
  /** A one-line summary. */
  character: string;
  /** The description, two or three sentences. */
  story: string;
  /** For English pages, as the next; empty for none. */
  characterEn: string;
  storyEn: string;
  /** Bottle volume in ml → price in hryvnias. */
  bottles: Readonly<Record<number, number>>;
  /** Decanting stock in ml; absent if sold in bottles only. */
  decantMl?: number;
}

export interface HousePerfumes {
  house: string;
  perfumes: readonly Perfume[];
}

export type GoodsKind =
  | 'cream'
  | 'tube'
  | 'lotion'
  | 'candle'
  | 'diffuser'
  | 'giftset'
  | 'box'
  | 'case'
  | 'blotters'
  | 'soap'
  | 'hairmist'
  | 'emptybottle'
  | 'lipstick'
  | 'mascara'
  | 'powder';

export interface Goods {
  house: string;
  name: string;
  spoken: string;
  category: CategoryTitle;
  kind: GoodsKind;
  family: Family;
  /** Only for goods measured in ml; others have their weight in the name. */
  sizeMl?: number;
  priceHryvnias: number;
  color?: string;
  /** The drawn colour of the product itself, where its scent family does not determine it. */
  tint?: string;
  isEmptyBottle?: boolean;
  character: string;
  story: string;
  nameEn: string;
  characterEn: string;
  storyEn: string;
}
