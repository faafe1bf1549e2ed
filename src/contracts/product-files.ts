import { z } from 'zod';
import { productStatuses } from './admin-products.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, text } from './kit/fields.ts';

/** As many as one transaction can write while the user waits. */
export const mostImportedRows = 10_000;
/** Enough for that many products with long descriptions. */
export const largestImportMb = 50;

export const sheetEncodings = ['UTF-8', 'UTF-16', 'Windows-1251'] as const;

export const exportProducts = endpoint({
  name: 'exportProducts',
  summary: 'Products as a part of a CSV file; the parts are put after one another as long as there is a next',
  method: 'GET',
  path: 'admin/products/export',
  cost: 'export',
  access: admin('products'),
  query: z.object({
    productStatus: z.enum(productStatuses).default('all'),
    find: text(200).optional(),
    stock: z.literal('low').optional(),
    /** Cursor: `next` of the previous part. */
    after: id.optional(),
  }),
  response: z.object({ csv: z.string(), count: z.number().int(), next: id.nullable() }),
});

/** The row number in a spreadsheet; row 1 has the titles. */
const row = z.number().int();

export const importCheck = z.object({
  encoding: z.enum(sheetEncodings),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** The first products that would be created. */
  newOnes: z.array(z.object({ row, name: z.string(), itemNo: z.string() })),
  /** The first products that would change: before and after, by field. */
  changes: z.array(
    z.object({
      row,
      name: z.string(),
      itemNo: z.string(),
      changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
    }),
  ),
  /** All invalid rows. The import is refused while there is one. */
  bad: z.array(
    z.object({ row, name: z.string(), reasons: z.array(z.object({ column: z.string(), message: z.string() })) }),
  ),
  /** Sent with the import, which is refused if it would do something else than shown here. */
  seen: z.string(),
});
export type ImportCheck = z.infer<typeof importCheck>;

export const checkProductImport = endpoint({
  name: 'checkProductImport',
  summary: 'What a CSV file would change, and every row that is wrong with it; writes nothing',
  method: 'POST',
  path: 'admin/products/import/check',
  access: admin('products'),
  body: z.object({}),
  files: ['file'],
  largestFileMb: largestImportMb,
  reportsProgress: true,
  response: importCheck,
});

export const importProducts = endpoint({
  name: 'importProducts',
  summary: 'Creates and changes products from a CSV file, all rows or none',
  method: 'POST',
  path: 'admin/products/import',
  access: admin('products'),
  body: z.object({ seen: text(100).optional() }),
  files: ['file'],
  largestFileMb: largestImportMb,
  reportsProgress: true,
  response: importCheck.pick({ created: true, changed: true, unchanged: true }),
  done: 'products-imported',
});
