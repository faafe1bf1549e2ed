import { z } from 'zod';
import { parseUah } from '#domain/money.ts';
import { productFormats } from '#domain/scent.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import {
  countedTo,
  editedVersion,
  flag,
  id,
  line,
  nothing,
  optionalLine,
  perPage,
  requiredFlag,
  startPage,
  text,
  version,
} from './kit/fields.ts';
import { uah } from './kit/money.ts';
import { scentFields, writtenScent } from './kit/scent-fields.ts';
import type { FieldKey } from './messages/uk-fields.ts';
import { productCard } from './products.ts';
import { slideChoiceQuery } from './slide-choices.ts';

export const productStatuses = ['all', 'active', 'inactive'] as const;

/** A product as staff sees it, on sale or not. */
export const adminProductCard = productCard.omit({ categories: true, siblings: true }).extend({
  enabled: z.boolean(),
  categories: z.object({ _id: id, name: z.string(), title: z.string() }),
  toCarusel: z.boolean(),
  /** What buyers pay today, per piece or millilitre. */
  priceNow: uah,
  /** The discount that counts today, and whose it is. */
  discountNow: z.object({ percent: z.number(), of: z.enum(['product', 'category']) }).nullable(),
  /** For optimistic concurrency. */
  version,
});
export type AdminProductCard = z.infer<typeof adminProductCard>;

export const adminProduct = adminProductCard.extend({
  description: z.string(),
  /** Empty if English pages show the Ukrainian one, as the next. */
  nameEn: z.string(),
  descriptionEn: z.string(),
  imageUrls: z.array(z.string()),
  productUrl: z.string(),
  manufacturer: z.string(),
  seller: z.string(),
  isSet: z.boolean(),
  ...writtenScent,
  seoTitle: z.string(),
  seoTitleEn: z.string(),
  seoDescription: z.string(),
  seoDescriptionEn: z.string(),
  date: z.iso.datetime(),
  /** An ordered product can be turned off but not deleted. */
  wasOrdered: z.boolean(),
});
export type AdminProduct = z.infer<typeof adminProduct>;

/** Forms send text, API clients send numbers; empty text means no value. */
const typed = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() : value), schema);

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/** Fits the database's integer. */
const dearestKopecks = 2_000_000_000;

export const price = typed(
  z
    .union([text(60), z.number()], { error: ({ input }) => (isMissing(input) ? 'required' : 'price-format') })
    .transform((value, context) => {
      const kopecks = parseUah(value);
      if (kopecks !== null && kopecks <= dearestKopecks) return kopecks;
      const message: FieldKey = value === '' ? 'required' : 'price-format';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
);

export const optionalPrice = typed(z.union([z.literal('').transform(() => null), z.null(), price]).default(null));

export const wholeNumber = (max: number, message: FieldKey) =>
  z.union(
    [
      text(9)
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .pipe(z.number().max(max, message)),
      z.number().int(message).min(0, message).max(max, message),
    ],
    { error: ({ input }) => (isMissing(input) ? 'required' : message) },
  );

export const count = typed(wholeNumber(1_000_000, 'whole-number'));
const emptyIs = <Value>(fallback: Value) => z.literal('').transform(() => fallback);

/** Optional http(s) URL: other schemes, such as `javascript:`, are refused. */
const webAddress = optionalLine(500).refine(
  (address) => address === '' || (/^https?:\/\//i.test(address) && URL.canParse(address)),
  'web-address',
);

/** About 10,000 words with markup. */
export const longestDescription = 100_000;

export const productFields = z.object({
  name: line(200),
  description: text(longestDescription).default(''),
  nameEn: optionalLine(200).default(''),
  descriptionEn: text(longestDescription).default(''),
  currentPrice: price,
  previousPrice: optionalPrice,
  discount: typed(z.union([emptyIs(0), wholeNumber(100, 'percent-range')])).default(0),
  quantity: count,
  bottling: requiredFlag,
  quantityMl: typed(z.union([emptyIs(0), wholeNumber(1_000_000, 'whole-number')])).default(0),
  sizes: typed(z.union([emptyIs(null), z.null(), wholeNumber(100_000, 'whole-number')])).default(null),
  categories: z.uuid({ error: ({ input }) => (input ? 'unknown-choice' : 'required') }),
  brand: z.union([z.literal('').transform(() => null), z.null(), id]).default(null),
  manufacturer: optionalLine(120).default(''),
  manufacturerCountry: optionalLine(120).default(''),
  seller: optionalLine(120).default(''),
  productUrl: webAddress.default(''),
  color: optionalLine(60).default(''),
  itemNo: optionalLine(60).default(''),
  itsBottle: flag.default(false),
  isSet: flag.default(false),
  ...scentFields,
  toCarusel: flag.default(false),
  enabled: requiredFlag,
});

/** How search engines show the product page; empty ones are written from name and description. Left out, they stay as they are. */
export const seoFields = {
  seoTitle: optionalLine(120).optional(),
  seoTitleEn: optionalLine(120).optional(),
  seoDescription: optionalLine(320).optional(),
  seoDescriptionEn: optionalLine(320).optional(),
};

export const mostPictures = 12;

/** Addresses of stored pictures in their order, the first one first. */
export const pictureList = z.array(text(300)).max(mostPictures, 'too-many-pictures');

/** In one text too, since a multipart form has no lists. */
const pictures = z
  .union([
    z.array(text(300)),
    text(301 * mostPictures).transform((typed) => typed.split(',').filter((address) => address !== '')),
  ])
  .pipe(pictureList);

export const productInput = productFields.extend({
  ...seoFields,
  /** The whole gallery; `imageFirst` and the file are then ignored. */
  pictures: pictures.optional(),
  /** The current picture; empty removes it, an uploaded file replaces it. */
  imageFirst: text(300).optional(),
  /** The stock when the form was opened: only the difference is applied, so that sales in the meantime are not overwritten. */
  quantityWas: typed(wholeNumber(1_000_000, 'whole-number')).optional(),
  quantityMlWas: typed(wholeNumber(1_000_000, 'whole-number')).optional(),
  /** Optimistic concurrency: if the product has another version by now, nothing is saved. */
  version: editedVersion,
});
export type ProductInput = z.output<typeof productInput>;

const params = z.object({ id });

export const stockStates = ['in', 'few', 'out'] as const;
export const productSorts = ['-date', 'name', '-name', 'price', '-price', 'stock', '-stock'] as const;

const filters = {
  /** Name, brand, category or item number. */
  find: text(200).optional(),
  category: id.optional(),
  brand: id.optional(),
  format: z.enum(productFormats).optional(),
  /** In stock, running out, sold out; `low` is the last two of what is on sale. */
  stock: z.enum([...stockStates, 'low']).optional(),
  /** Whether buyers pay less than the price today. */
  discount: flag.optional(),
};

const listQuery = z.object({
  perPage: perPage(50),
  startPage,
  productStatus: z.enum(productStatuses).default('all'),
  sort: z.enum(productSorts).default('-date'),
  ...filters,
});
export type AdminProductQuery = z.output<typeof listQuery>;

export const listAdminProducts = endpoint({
  name: 'listAdminProducts',
  summary: 'A page of all products, filtered and sorted; by default the newest first',
  method: 'GET',
  path: 'admin/products/getall',
  access: admin('products'),
  query: listQuery,
  response: z.array(adminProductCard),
});

export const countAdminProducts = endpoint({
  name: 'countAdminProducts',
  summary: 'How many products there are, on sale and not',
  method: 'GET',
  path: 'admin/products/get/count',
  access: admin('products'),
  query: z.object(filters),
  response: z.object({
    all: z.number().int(),
    active: z.number().int(),
    inactive: z.number().int(),
    low: z.number().int(),
    countedTo,
  }),
});

export const getAdminProduct = endpoint({
  name: 'getAdminProduct',
  summary: 'One product with all its fields',
  method: 'GET',
  path: 'admin/products/adminpanel/get/{id}',
  access: admin('products'),
  params,
  response: adminProduct,
});

export const createProduct = endpoint({
  name: 'createProduct',
  summary: 'A new product, with its picture as a file',
  method: 'POST',
  path: 'admin/products/create',
  access: admin('products'),
  body: productInput,
  files: ['file'],
  response: adminProduct,
  done: 'product-created',
});

export const editProduct = endpoint({
  name: 'editProduct',
  summary: 'Changes a product; a file replaces its first picture',
  method: 'PUT',
  path: 'admin/products/edit/{id}',
  access: admin('products'),
  params,
  body: productInput,
  files: ['file'],
  response: adminProduct,
  done: 'product-saved',
});

/** It belongs to no product until one is saved with its address, and is cleaned up a day later otherwise. */
export const uploadProductPicture = endpoint({
  name: 'uploadProductPicture',
  summary: 'Stores a picture for the gallery of a product',
  method: 'POST',
  path: 'admin/products/pictures',
  access: admin('products'),
  body: z.object({}),
  files: ['file'],
  response: z.object({ address: z.string() }),
});

export const turnProduct = endpoint({
  name: 'turnProduct',
  summary: 'Turns a product on or off; without a wish, the other way round',
  method: 'PUT',
  path: 'admin/products/active/{id}',
  access: admin('products'),
  params,
  body: z.object({ enabled: flag.optional() }),
  response: adminProduct,
  done: 'product-turned',
});

export const deleteProduct = endpoint({
  name: 'deleteProduct',
  summary: 'Deletes a product that nobody ever ordered and nothing refers to',
  method: 'DELETE',
  path: 'admin/products/delete/{id}',
  access: admin('products'),
  params,
  response: nothing,
  done: 'product-deleted',
});

export const duplicateProduct = endpoint({
  name: 'duplicateProduct',
  summary: 'A copy of a product to start from: turned off, without stock and without an item number',
  method: 'POST',
  path: 'admin/products/duplicate/{id}',
  access: admin('products'),
  params,
  response: adminProduct,
  done: 'product-duplicated',
});

/** As many as one selects on a few pages. */
export const mostAtOnce = 500;

export const changeProducts = endpoint({
  name: 'changeProducts',
  summary: 'The same change to several products, all or none',
  method: 'PUT',
  path: 'admin/products/bulk',
  access: admin('products'),
  body: z.object({
    ids: z.array(id).min(1, 'required').max(mostAtOnce, 'too-long'),
    enabled: flag.optional(),
    categories: id.optional(),
    discount: z.number().int('percent-range').min(0, 'percent-range').max(100, 'percent-range').optional(),
  }),
  response: z.object({ changed: z.number().int() }),
  done: 'products-changed',
});

/** A result of the product picker. */
export const productChoice = z.object({
  _id: id,
  name: z.string(),
  itemNo: z.string().nullable(),
  imageFirst: z.string().nullable(),
  brand: z.string().nullable(),
  bottling: z.boolean(),
  sizes: z.number().int().nullable(),
  /** The group of sizes that it already belongs to. */
  group: z.object({ _id: id, name: z.string() }).nullable(),
  currentPrice: uah,
  enabled: z.boolean(),
  /** Pieces, or millilitres of bottled goods. */
  stock: z.number().int(),
});
export type ProductChoice = z.infer<typeof productChoice>;

export const findProductChoices = endpoint({
  name: 'findProductChoices',
  summary: 'Products to choose from, by name, brand or item number',
  method: 'GET',
  path: 'admin/products/find',
  access: admin(),
  query: z.object({ find: text(200).default(''), perPage: perPage(20) }),
  response: z.array(productChoice),
});

export const listProductsForCarousel = endpoint({
  name: 'listProductsForCarousel',
  summary: 'Products that are marked for the carousel and on sale, all or by words',
  method: 'GET',
  path: 'admin/products/productsforcaruser',
  access: admin('carusels'),
  query: slideChoiceQuery,
  response: z.array(productChoice.omit({ group: true })),
});

export const listCountries = endpoint({
  name: 'listCountries',
  summary: 'The countries that products come from',
  method: 'GET',
  path: 'admin/configs/get/coutrys',
  access: admin(),
  response: z.array(z.object({ name: z.string() })),
});
