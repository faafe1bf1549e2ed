import type { Concentration, ScentFamily, ScentGender } from '#domain/scent.ts';
import { shop } from '#domain/shop.ts';
import type { CategoryTitle } from '../catalogue/categories.ts';
import type { Family, GoodsKind } from '../catalogue/types.ts';

/** Subject of a picture. Products with the same subject share one picture. */
export interface PictureSubject {
  kind: 'perfume' | 'decant' | 'notes' | GoodsKind;
  house: string;
  name: string;
  family: Family;
  sizeMl?: number | undefined;
  tint?: string | undefined;
}

/** Notes and seasons as the columns of the table have them: separated by commas. */
export interface ScentAttributes {
  family: ScentFamily | null;
  gender: ScentGender | null;
  concentration: Concentration | null;
  year: number | null;
  perfumer: string;
  seasons: string;
  notesTop: string;
  notesHeart: string;
  notesBase: string;
}

/** Of goods that are no perfume. */
export const noScent: ScentAttributes = {
  family: null,
  gender: null,
  concentration: null,
  year: null,
  perfumer: '',
  seasons: '',
  notesTop: '',
  notesHeart: '',
  notesBase: '',
};

/** A product row with names instead of foreign keys. */
export interface DemoProduct {
  itemNo: string;
  name: string;
  description: string;
  /** For English pages, as the next; empty for none. */
  nameEn: string;
  descriptionEn: string;
  category: CategoryTitle;
  brand: string;
  picture: PictureSubject;
  /** Shown after the first picture on the product's page. */
  furtherPictures: readonly PictureSubject[];
  currentPriceKopecks: number;
  previousPriceKopecks: number | null;
  discountPercent: number;
  quantity: number;
  quantityMl: number;
  isBottled: boolean;
  sizeMl: number | null;
  isEmptyBottle: boolean;
  color: string;
  manufacturer: string;
  manufacturerCountry: string;
  seller: string;
  isForCarousel: boolean;
  isEnabled: boolean;
  isSet: boolean;
  scent: ScentAttributes;
  /** Age of the product at the time of seeding. */
  ageMinutes: number;
  /** Shared by the sizes of one perfume; null if it has no group. */
  group: string | null;
}

export const demoSeller = shop.seller.uk;

export const itemNoOf = (index: number): string => `KR-${100_001 + index}`;

export const pictureKey = ({ kind, house, name, family, sizeMl, tint }: PictureSubject): string =>
  [kind, house, name, family, sizeMl ?? '', tint ?? ''].join('|');
