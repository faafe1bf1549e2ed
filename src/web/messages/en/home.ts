import { shop } from '#domain/shop.ts';
import type { home as ukrainian } from '#web/messages/uk/home.ts';

export const home: typeof ukrainian = {
  title: `${shop.name.en}: perfume from a single millilitre`,
  description:
    'Original designer and niche perfume, by the bottle and decanted from 1 ml. Nova Poshta delivery all over Ukraine, pickup in Kremenchuk.',
  eyebrow: 'Originals by the bottle and by the millilitre',
  heading: 'Meet a scent drop by drop',
  text: 'We pour exactly as much as it takes to fall in love: from one millilitre to the whole bottle.',
  toNewArrivals: 'See what is new',
  toAbout: 'About the shop',
  newArrivals: 'New arrivals',
  newArrivalsText: 'Fresh on the shelf.',
  noArrivals: 'We are filling the shelves',
  noArrivalsText: 'Look in a little later: the first scents are on their way.',
  trust: {
    label: 'Why here',
    originals: { title: 'Originals only', text: 'Decanted from bottles we buy ourselves' },
    decants: { title: 'Decants from 1 ml', text: 'In glass bottles with an atomiser' },
    delivery: { title: 'Nova Poshta', text: 'Branches and parcel lockers all over Ukraine' },
    pickup: { title: 'Pickup', text: `${shop.pickupPoint.city.en}, ${shop.pickupPoint.address.en}` },
  },
};
