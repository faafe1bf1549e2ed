import { z } from 'zod';
import { categoryTitle } from './categories.ts';
import { publicRead } from './kit/endpoint.ts';
import { id, perPage, startPage } from './kit/fields.ts';
import { uah } from './kit/money.ts';

/** A product in a list. */
export const productCard = z.object({
  _id: id,
  itemNo: z.string().nullable(),
  name: z.string(),
  imageFirst: z.string().nullable(),
  /** A tiny picture as a data URI, shown while the real one loads. */
  imagePreview: z.string().nullable(),
  discount: z.number().int(),
  previousPrice: uah.nullable(),
  currentPrice: uah,
  quantity: z.number().int(),
  quantityMl: z.number().int(),
  bottling: z.boolean(),
  itsBottle: z.boolean(),
  sizes: z.number().int().nullable(),
  color: z.string(),
  manufacturerCountry: z.string(),
  brand: z.object({ _id: id, name: z.string() }).nullable(),
  categories: z.object({
    name: z.string(),
    title: z.string(),
    /** The category's discount in percent, if it is valid today. */
    discount: z.object({ quantity: z.number().int() }).nullable(),
  }),
});
export type ProductCard = z.infer<typeof productCard>;
/** The part that does not depend on the day. */
export type ProductFacts = Omit<ProductCard, 'categories'>;

/** Another size of the same product. */
const siblingSize = z.object({
  _id: id,
  name: z.string(),
  bottling: z.boolean(),
  sizes: z.number().int().nullable(),
  inStock: z.boolean(),
});

export const product = productCard.extend({
  /** Sanitized when it was saved. */
  description: z.string(),
  imageUrls: z.array(z.string()),
  date: z.iso.datetime(),
  productsGroups: z.object({ products: z.array(siblingSize) }).nullable(),
});
export type Product = z.infer<typeof product>;

/** `-date` and `new`: newest first; `-1`: most expensive first, `1`: cheapest first, by current price. */
export const productSort = z.enum(['-date', 'new', '-1', '1']);
export type ProductSort = z.infer<typeof productSort>;

/** A set: sorted and deduplicated, so that equal filters have the same cache key. */
const oneOrMany = z
  .union([id.transform((one) => [one]), z.array(id).max(100)])
  .transform((ids) => [...new Set(ids)].sort());

export const productQuery = z.object({
  perPage: perPage(9),
  startPage,
  sort: productSort.default('-date'),
  /** The category's slug. */
  categories: categoryTitle.optional(),
  filter: z.strictObject({ brand: oneOrMany.optional() }).default({}),
});

export const listProducts = publicRead({
  name: 'listProducts',
  summary: 'A page of products that buyers can see',
  method: 'GET',
  path: 'openpath/products/getall',
  query: productQuery,
  response: z.object({ products: z.array(productCard), totalProductsCount: z.number().int() }),
});

export const listProductFilters = publicRead({
  name: 'listProductFilters',
  summary: 'What the same products can be filtered by; each filter counts as if it were off',
  method: 'GET',
  path: 'openpath/filters/products',
  query: productQuery,
  response: z.object({
    filters: z.object({ brand: z.array(z.object({ _id: id, name: z.string(), count: z.number().int() })) }),
  }),
});

export const getProduct = publicRead({
  name: 'getProduct',
  summary: 'A product that buyers can see',
  method: 'GET',
  path: 'openpath/products/by/id/{id}',
  params: z.object({ id }),
  response: product,
});

export const listRelatedProducts = publicRead({
  name: 'listRelatedProducts',
  summary: 'Goods of the same brand, and goods that are like it',
  method: 'GET',
  path: 'openpath/products/related/{id}',
  params: z.object({ id }),
  response: z.object({ sameBrand: z.array(productCard), similar: z.array(productCard) }),
});

export const listDiscountedProducts = publicRead({
  name: 'listDiscountedProducts',
  summary: 'The newest goods that cost less today',
  method: 'GET',
  path: 'openpath/products/discounted',
  query: z.object({ perPage: perPage(8) }),
  response: z.array(productCard),
});
