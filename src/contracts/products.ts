import { z } from 'zod';
import { categoryTitle } from './categories.ts';
import { publicRead } from './kit/endpoint.ts';
import { id, perPage, startPage } from './kit/fields.ts';
import { uah } from './kit/money.ts';

/** A product as a list shows it. */
export const productCard = z.object({
  _id: id,
  itemNo: z.string().nullable(),
  name: z.string(),
  imageFirst: z.string().nullable(),
  /** A few pixels as a data URI, to show until the picture is there. */
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
    /** The category's own percentage, where it counts today. */
    discount: z.object({ quantity: z.number().int() }).nullable(),
  }),
});
export type ProductCard = z.infer<typeof productCard>;
/** What of it does not depend on the day. */
export type ProductFacts = Omit<ProductCard, 'categories'>;

/** Another size of the same thing. */
const siblingSize = z.object({ _id: id, name: z.string(), bottling: z.boolean(), sizes: z.number().int().nullable() });

export const product = productCard.extend({
  /** Cleaned when it was written. */
  description: z.string(),
  imageUrls: z.array(z.string()),
  /** When it came into the shop. */
  date: z.iso.datetime(),
  productsGroups: z.object({ products: z.array(siblingSize) }).nullable(),
});
export type Product = z.infer<typeof product>;

/** `-date` and `new` put the latest first; `-1` the dearest and `1` the cheapest, by what the buyer pays now. */
export const productSort = z.enum(['-date', 'new', '-1', '1']);
export type ProductSort = z.infer<typeof productSort>;

/** A set: in whatever order and however often they are named, they are the same question. */
const oneOrMany = z
  .union([id.transform((one) => [one]), z.array(id).max(100)])
  .transform((ids) => [...new Set(ids)].sort());

export const productQuery = z.object({
  perPage: perPage(9),
  startPage,
  sort: productSort.default('-date'),
  /** The category's title, as in its address. */
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
