import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { shop } from '#domain/shop.ts';
import type { listing as ukrainian } from '#web/messages/uk/listing.ts';

export const listing: typeof ukrainian = {
  title: (category, brands, page) =>
    [
      [category, ...(brands.length > 0 ? [brands.join(', ')] : [])].join(': '),
      ...(page > 1 ? [`page ${page}`] : []),
      shop.name.en,
    ].join(' · '),
  description: (category) =>
    `${category} at ${shop.name.en}: originals by the bottle and decants from 1 ml, delivered by Nova Poshta.`,
  products: 'Goods of the category',
  filters: 'Filters',
  facets: {
    format: 'Format',
    brand: 'Brand',
    volume: 'Size',
    gender: 'For whom',
    family: 'Scent family',
    note: 'Notes',
    concentration: 'Concentration',
  },
  availability: 'Availability and discounts',
  flags: { stock: 'In stock', discount: 'Discounted' },
  allNotes: 'All chosen together',
  findNote: 'Find a note',
  priceLegend: 'Price, ₴',
  priceFrom: 'Price from',
  priceTo: 'Price to',
  price: (hryvnias) => formatNumber(hryvnias),
  priceRange: (from, to) =>
    [from === null ? '' : `from ${formatNumber(from)}`, to === null ? '' : `to ${formatNumber(to)}`, '₴']
      .filter(Boolean)
      .join(' '),
  unknownValue: { brand: 'Another brand', other: 'Other' },
  findBrand: 'Find a brand',
  applied: 'Applied filters',
  remove: (brand) => `Remove the filter ${brand}`,
  reset: 'Reset',
  resetFilters: 'Reset the filters',
  apply: 'Show',
  show: (count) => `Show ${formatNumber(count)} ${plural('en', count, { one: 'product', other: 'products' })}`,
  showAll: 'Show all products',
  sort: 'Sort by',
  sorts: { new: 'Newest first', '-1': 'Dearest first', '1': 'Cheapest first' },
  empty: 'No goods here',
  emptyFiltered: 'Nothing here matches these filters. Try removing some of them.',
  emptyCategory: 'This shelf is empty for now. Look in a little later.',
};
