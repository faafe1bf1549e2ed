import { z } from 'zod';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, perPage, startPage } from './kit/fields.ts';

const uah = z.number();

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

export const listProducts = endpoint({
  name: 'listProducts',
  summary: 'A page of products that buyers can see',
  method: 'GET',
  path: 'openpath/products/getall',
  access: everyone,
  query: z.object({
    perPage: perPage(9),
    startPage,
    sort: z.enum(['-date', 'new']).default('-date'),
  }),
  response: z.object({ products: z.array(productCard), totalProductsCount: z.number().int() }),
});
