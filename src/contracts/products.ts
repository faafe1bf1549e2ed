import { z } from 'zod';
import { concentrations, noteGroups, productFormats, scentFamilies, scentGenders, seasons } from '#domain/scent.ts';
import { categoryTitle } from './categories.ts';
import { publicRead } from './kit/endpoint.ts';
import { flag, id, perPage, startPage, text } from './kit/fields.ts';
import { uah } from './kit/money.ts';

/** Another size of the same product, in a list. */
const cardSibling = z.object({
  _id: id,
  bottling: z.boolean(),
  sizes: z.number().int().nullable(),
  /** Of a decant: the price of one millilitre with its bottle. */
  priceFrom: uah.nullable(),
});

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
  /** The other sizes that buyers can see, small to large with decants last. */
  siblings: z.array(cardSibling),
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

/** Varieties have their own name and the key of their note, by which lists are filtered. */
const scentNote = z.object({ key: z.string(), name: z.string(), group: z.enum(noteGroups).nullable() });
export type NotesPyramid = z.infer<typeof scentAttributes>['notes'];

const scentAttributes = z.object({
  family: z.enum(scentFamilies).nullable(),
  gender: z.enum(scentGenders).nullable(),
  concentration: z.enum(concentrations).nullable(),
  year: z.number().int().nullable(),
  perfumer: z.string(),
  seasons: z.array(z.enum(seasons)),
  notes: z.object({ top: z.array(scentNote), heart: z.array(scentNote), base: z.array(scentNote) }),
});
export type ScentAttributes = z.infer<typeof scentAttributes>;

export const product = productCard.extend({
  attributes: scentAttributes,
  /** Sanitized when it was saved. */
  description: z.string(),
  imageUrls: z.array(z.string()),
  date: z.iso.datetime(),
  productsGroups: z.object({ products: z.array(siblingSize) }).nullable(),
  /** Written for search engines by hand; each may be empty. */
  seo: z.object({ title: z.string(), description: z.string() }).optional(),
});
export type Product = z.infer<typeof product>;

/** `-date` and `new`: newest first; `-1`: most expensive first, `1`: cheapest first, by current price. */
export const productSort = z.enum(['-date', 'new', '-1', '1']);
export type ProductSort = z.infer<typeof productSort>;

/** A set: sorted and deduplicated, so that equal filters have the same cache key. */
const oneOrMany = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .union([value.transform((one) => [one]), z.array(value).max(100)])
    .transform((values) => [...new Set(values as string[])].sort());

const hryvnias = z.coerce.number<number>().int().min(0).max(10_000_000);

export const productFilter = z.strictObject({
  brand: oneOrMany(id).optional(),
  format: oneOrMany(z.enum(productFormats)).optional(),
  /** Millilitres. */
  volume: oneOrMany(text(6).regex(/^\d{1,6}$/)).optional(),
  gender: oneOrMany(z.enum(scentGenders)).optional(),
  family: oneOrMany(z.enum(scentFamilies)).optional(),
  concentration: oneOrMany(z.enum(concentrations)).optional(),
  /** Keys of notes. */
  note: oneOrMany(text(60)).optional(),
  /** All of the notes instead of any. */
  allNotes: flag.optional(),
  stock: flag.optional(),
  discount: flag.optional(),
  /** The price of the smallest possible purchase. */
  priceFrom: hryvnias.optional(),
  priceTo: hryvnias.optional(),
});

export const productQuery = z.object({
  perPage: perPage(9),
  startPage,
  sort: productSort.default('-date'),
  /** The category's slug. */
  categories: categoryTitle.optional(),
  filter: productFilter.default({}),
});

const facetValue = z.object({ value: z.string(), count: z.number().int() });
export type FacetValue = z.infer<typeof facetValue>;

/** Values that would find something, with the number of products that they would find. */
const productFilters = z.object({
  brand: z.array(z.object({ _id: id, name: z.string(), count: z.number().int() })),
  format: z.array(facetValue),
  volume: z.array(facetValue),
  gender: z.array(facetValue),
  family: z.array(facetValue),
  concentration: z.array(facetValue),
  note: z.array(facetValue.extend({ name: z.string() })),
  stock: z.number().int(),
  discount: z.number().int(),
  /** The range of prices, in hryvnias; null without products. */
  price: z.object({ from: uah, to: uah }).nullable(),
});
export type ProductFilters = z.infer<typeof productFilters>;

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
  query: productQuery.extend({
    /** Only so many brands and notes, and those that the filter has. */
    mostOptions: z.coerce.number<number>().int().min(1).max(100).optional(),
  }),
  response: z.object({ filters: productFilters, isCut: z.boolean() }),
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

export const listBestSellers = publicRead({
  name: 'listBestSellers',
  summary: 'What buyers have ordered most often of late, filled up with the newest goods',
  method: 'GET',
  path: 'openpath/products/bestsellers',
  query: z.object({ perPage: perPage(30) }),
  response: z.array(productCard),
});

export const listDiscountedProducts = publicRead({
  name: 'listDiscountedProducts',
  summary: 'The newest goods that cost less today',
  method: 'GET',
  path: 'openpath/products/discounted',
  query: z.object({ perPage: perPage(8) }),
  response: z.array(productCard),
});
