import { shop } from '#domain/shop.ts';
import type { CategoryTitle } from '../catalogue/categories.ts';
import type { Family, GoodsKind } from '../catalogue/types.ts';

/** Subject of a picture. Products with the same subject share one picture. */
export interface PictureSubject {
  kind: 'perfume' | GoodsKind;
  house: string;
  name: string;
  family: Family;
}

/** A product row with names instead of foreign keys. */
export interface DemoProduct {
  itemNo: string;
  name: string;
  description: string;
  category: CategoryTitle;
  brand: string;
  picture: PictureSubject;
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
  /** Age of the product at the time of seeding. */
  ageMinutes: number;
  /** Shared by the sizes of one perfume; null if it has no group. */
  group: string | null;
}

export const demoSeller = shop.seller.uk;

export const itemNoOf = (index: number): string => `KR-${100_001 + index}`;

export const pictureKey = ({ kind, house, name, family }: PictureSubject): string =>
  [kind, house, name, family].join('|');
