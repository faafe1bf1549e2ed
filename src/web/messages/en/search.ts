import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { shop } from '#domain/shop.ts';
import type { search as ukrainian } from '#web/messages/uk/search.ts';

const products = (count: number) =>
  `${formatNumber(count)} ${plural('en', count, { one: 'product', other: 'products' })}`;

export const search: typeof ukrainian = {
  title: (query, page) =>
    [query === '' ? 'Search' : `“${query}”: search results`, ...(page > 1 ? [`page ${page}`] : []), shop.name.en].join(
      ' · ',
    ),
  description: `Search by name, brand, category, note or item number at ${shop.name.en}.`,
  heading: (query) => `Search: “${query}”`,
  breadcrumb: 'Search',
  results: 'Products found',
  found: (count) => `${products(count)} found`,
  foundMany: (count) => `More than ${products(count)} found. Add a word to narrow it down.`,
  understoodAs: (words) => `Showing results for “${words}”`,
  nothing: (query) => `Nothing found for “${query}”`,
  nothingHint: 'Try something shorter: just the brand, the name of a scent or a note you love.',
  ask: 'What are you looking for?',
  askHint: 'Type a brand, a scent, a note or an item number into the search. Slips are fine, we will understand.',
  nearNames: 'Perhaps you meant',
  popular: 'People are buying',
  noSuchPage: 'There is nothing on this page any more',
  toFirstPage: 'To the first results',
  notFoundAgain: 'Products with such name not found',
  suggestions: {
    label: 'Suggestions',
    recent: 'Recent searches',
    clearRecent: 'Clear search history',
    popular: 'Popular',
    all: 'Show all results',
    brands: 'Brands',
    categories: 'Categories',
    products: 'Products',
    count: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'suggestion', other: 'suggestions' })}`,
  },
};
