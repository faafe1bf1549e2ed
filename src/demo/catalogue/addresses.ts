import { shop } from '#domain/shop.ts';

export const demoAddresses = [
  {
    name: 'Краплина на Соборній',
    address: `${shop.pickupPoint.city.uk}, ${shop.pickupPoint.address.uk}`,
    isActive: true,
  },
  { name: 'Краплина біля Дніпра', address: `${shop.pickupPoint.city.uk}, вул. Набережна, 203`, isActive: true },
] as const;
