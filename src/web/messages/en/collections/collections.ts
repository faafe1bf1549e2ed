import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { shop } from '#domain/shop.ts';
import type { collections as ukrainian } from '#web/messages/uk/collections/collections.ts';

const titled = (heading: string, page: number) =>
  [heading, ...(page > 1 ? [`page ${page}`] : []), shop.name.en].join(' · ');

const contents = (count: number, decants: number, priceFrom: number | null) =>
  [
    `${formatNumber(count)} ${plural('en', count, { one: 'product', other: 'products' })}`,
    ...(decants > 0 ? [`${formatNumber(decants)} of them as decants from 1 ml`] : []),
    ...(priceFrom === null ? [] : [`prices from ${formatNumber(priceFrom)} ₴`]),
  ].join(', ');

export const collections: typeof ukrainian = {
  brands: {
    heading: 'Brands',
    title: `Perfume brands · ${shop.name.en}`,
    text: 'Every house whose scents we have: by the bottle and as decants from one millilitre.',
    empty: 'No brands yet.',
  },
  brand: {
    title: (name, page) => titled(`${name}: perfumes, prices, decants`, page),
    intro: (name, count, decants, priceFrom) =>
      `${name} at ${shop.name.en}: ${contents(count, decants, priceFrom)}. Originals only.`,
  },
  notes: {
    heading: 'Scent notes',
    title: `Scent notes · ${shop.name.en}`,
    text: 'Choose a note that you love, and we show the scents that have it.',
    empty: 'No notes yet.',
  },
  note: {
    heading: (name) => `Scents with ${name}`,
    title: (name, page) => titled(`Perfumes with ${name}`, page),
    intro: (name, count, decants, priceFrom) => `Where you find ${name}: ${contents(count, decants, priceFrom)}.`,
  },
  discounts: {
    heading: 'Discounts',
    title: (page) => titled('Discounts on perfumes and cosmetics', page),
    intro: (count, decants, priceFrom) =>
      `Everything that costs less today: ${contents(count, decants, priceFrom)}. Discounts are included.`,
  },
  bestSellers: {
    heading: 'Best sellers',
    title: `Best sellers · ${shop.name.en}`,
    text: 'What people have been buying most of late. All of it is in stock.',
    empty: 'No best sellers yet. The first order may be yours.',
  },
};
