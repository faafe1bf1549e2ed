import { shop } from '#domain/shop.ts';

/** Both stand in the shop's own town; the first is the one that the whole shop names. */
export const demoAddresses = [
  { name: 'Краплина на Соборній', address: shop.pickupPoint.address.uk },
  { name: 'Краплина біля Дніпра', address: 'вул. Набережна, 203' },
] as const;
