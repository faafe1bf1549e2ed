import { z } from 'zod';
import { priceChangeRange, priceSteps } from '#domain/price-change.ts';
import { adminProductCard, count, mostAtOnce, price } from './admin-products.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { flag, id } from './kit/fields.ts';
import { uah } from './kit/money.ts';

const params = z.object({ id });

/** `was` is the value that the editor saw: if it is another by now, nothing is saved. */
export const setProductPrice = endpoint({
  name: 'setProductPrice',
  summary: 'The price of one product, if it is still the one that was seen',
  method: 'PUT',
  path: 'admin/products/price/{id}',
  access: admin('products'),
  params,
  body: z.object({ currentPrice: price, was: price }),
  response: adminProductCard,
  done: 'product-saved',
});

export const setProductStock = endpoint({
  name: 'setProductStock',
  summary:
    'The counted pieces of one product, or millilitres of a decanted one, if the stock is still the one that was seen',
  method: 'PUT',
  path: 'admin/products/stock/{id}',
  access: admin('products'),
  params,
  body: z.object({ stock: count, was: count }),
  response: adminProductCard,
  done: 'product-saved',
});

const ids = z.array(id).min(1, 'required').max(mostAtOnce, 'too-long');
const percent = z.number('percent-change').int('percent-change');
const discount = z.number('percent-range').int('percent-range').min(0, 'percent-range').max(100, 'percent-range');

/** What is to be changed in all of them. */
const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price-percent'),
    percent: percent.min(priceChangeRange.least, 'percent-change').max(priceChangeRange.most, 'percent-change'),
    /** In kopecks. */
    step: z.literal(priceSteps),
  }),
  z.strictObject({ kind: z.literal('price'), currentPrice: price }),
  z.strictObject({ kind: z.literal('discount'), discount }),
  z.strictObject({ kind: z.literal('enabled'), enabled: flag }),
  z.strictObject({ kind: z.literal('category'), category: id }),
]);
export type BulkChange = z.output<typeof bulkChange>;

const previewOf = <Value extends z.ZodType>(value: Value) =>
  z.array(
    z.object({
      _id: id,
      name: z.string(),
      brand: z.string().nullable(),
      sizes: z.number().int().nullable(),
      bottling: z.boolean(),
      from: value,
      to: value,
    }),
  );
/** By their old and new values; what would stay as it is is left out. */
const bulkPreview = z.discriminatedUnion('field', [
  z.object({ field: z.literal('price'), rows: previewOf(uah) }),
  z.object({ field: z.literal('discount'), rows: previewOf(z.number().int()) }),
  z.object({ field: z.literal('enabled'), rows: previewOf(z.boolean()) }),
  z.object({ field: z.literal('category'), rows: previewOf(id) }),
]);
export type BulkPreview = z.output<typeof bulkPreview>;

export const previewProductChange = endpoint({
  name: 'previewProductChange',
  summary: 'The old and the new value of each product that a bulk edit would change',
  method: 'POST',
  path: 'admin/products/bulk/preview',
  access: admin('products'),
  body: z.object({ ids, change: bulkChange }),
  response: bulkPreview,
});

const rowsOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(z.strictObject({ id, from: value, to: value }))
    .min(1, 'required')
    .max(mostAtOnce, 'too-long');

const replacement = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('price'), rows: rowsOf(price) }),
  z.strictObject({ field: z.literal('discount'), rows: rowsOf(discount) }),
  z.strictObject({ field: z.literal('enabled'), rows: rowsOf(flag) }),
  z.strictObject({ field: z.literal('category'), rows: rowsOf(id) }),
]);
export type Replacement = z.output<typeof replacement>;

/** Exactly what was previewed. An undo is the same with both sides swapped. */
export const replaceProductValues = endpoint({
  name: 'replaceProductValues',
  summary: 'Replaces one field of several products, each only where it still has the old value',
  method: 'PUT',
  path: 'admin/products/bulk/replace',
  access: admin('products'),
  body: z.object({ replacement }),
  response: z.object({
    changed: z.number().int(),
    /** Changed by somebody else since. */
    skipped: z.array(z.object({ _id: id, name: z.string() })),
  }),
  done: 'products-changed',
});
