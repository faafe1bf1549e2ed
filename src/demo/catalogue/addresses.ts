import { shop } from '#domain/shop.ts';

/** The first is the shop's main pickup point. */
export const demoAddresses = [
  { name: 'Краплина на Соборній', address: shop.pickupPoint.address.uk },
  { name: 'Краплина біля Дніпра', address: 'вул. Набережна, 203' },
] as const;
