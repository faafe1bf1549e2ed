import { z } from 'zod';
import { publicRead } from './kit/endpoint.ts';
import { id, text } from './kit/fields.ts';
import { productCard } from './products.ts';

/** Long input is truncated, not refused. */
export const searchQuery = text(10_000);

export const searchProducts = publicRead({
  name: 'searchProducts',
  summary: 'Products by name, brand, category, item number and description, the nearest first',
  method: 'POST',
  path: 'products/search',
  body: z.object({ query: searchQuery }),
  response: z.array(productCard),
});

export const searchPage = publicRead({
  name: 'searchPage',
  summary: 'One page of a search, with how it was understood and what is near when nothing was found',
  method: 'GET',
  path: 'openpath/search',
  query: z.object({
    query: searchQuery,
    startPage: z.coerce.number<number>().int().min(1).max(1000).default(1),
    perPage: z.coerce.number<number>().int().min(1).max(100).default(30),
  }),
  response: z.object({
    products: z.array(productCard),
    totalProductsCount: z.number().int(),
    /** The corrected query, if it is not what was typed: «шанель» for 'ifytkm' (wrong keyboard layout). */
    understoodAs: z.string().nullable(),
    /** Spelling suggestions, if nothing was found. */
    nearNames: z.array(z.string()),
    /** Popular products, if nothing was found. */
    popular: z.array(productCard),
  }),
});

export const suggest = publicRead({
  name: 'suggest',
  summary: 'A few brands, categories and products while somebody types',
  method: 'GET',
  path: 'openpath/search/suggest',
  query: z.object({ query: text(200) }),
  response: z.object({
    brands: z.array(z.object({ _id: id, name: z.string() })),
    categories: z.array(z.object({ name: z.string(), title: z.string() })),
    products: z.array(
      productCard.pick({
        _id: true,
        name: true,
        brand: true,
        imageFirst: true,
        bottling: true,
        sizes: true,
        currentPrice: true,
        previousPrice: true,
        discount: true,
        categories: true,
      }),
    ),
  }),
});

export const popularSearches = publicRead({
  name: 'popularSearches',
  summary: 'A few searches to begin with: the brands that are bought most',
  method: 'GET',
  path: 'openpath/search/popular',
  response: z.array(z.string()),
});
