import { shop } from '#domain/shop.ts';
import type { CategoryTitle } from '../catalogue/categories.ts';
import type { Family, GoodsKind } from '../catalogue/types.ts';

/** What a drawn picture shows. Products with an equal subject share one picture. */
export interface PictureSubject {
  kind: 'perfume' | GoodsKind;
  house: string;
  name: string;
  family: Family;
}

/** A product as the shop keeps it, with names in place of keys. */
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
  /** How long before the filling it came into the shop. */
  ageMinutes: number;
  /** Sizes of one perfume share it; stands alone where null. */
  group: string | null;
}

export const demoSeller = shop.seller.uk;

export const itemNoOf = (index: number): string => `KR-${100_001 + index}`;

export const pictureKey = ({ kind, house, name, family }: PictureSubject): string =>
  [kind, house, name, family].join('|');
