import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { adminProductFiles as uk } from '#web/messages/uk/admin-product-files.ts';

const goods = (count: number) => `${formatNumber(count)} ${plural('en', count, { one: 'product', other: 'products' })}`;
const rows = (count: number) => `${formatNumber(count)} ${plural('en', count, { one: 'row', other: 'rows' })}`;

export const adminProductFiles: typeof uk = {
  export: 'Export',
  exportHint: 'The products of this list as a CSV table for Excel or LibreOffice',
  exporting: (count) => `Export: ${formatNumber(count)}…`,
  exported: (count) => `${goods(count)} exported`,
  fileName: 'products',
  import: 'Import',
  title: 'Import of products',
  back: 'All Products',
  file: 'Table of products',
  prompt: 'Choose a CSV file or drop it here',
  hint: (rowsAtMost, megabytes) => `Up to ${formatNumber(rowsAtMost)} rows and ${megabytes} MB`,
  tooLarge: (megabytes) => `The file is too large: ${megabytes} MB at most. Part it`,
  unreadable: 'The file cannot be read. Perhaps it was moved or deleted',
  how: 'How it works',
  steps: [
    'Export products, change what you like in Excel or LibreOffice and save it as “CSV UTF-8”.',
    'The shop knows a product by its code, or else by its item number. A row with a new item number becomes a new product, off until you turn it on.',
    'Columns that the file does not have are not changed, nor are pictures. What was sold after the export stays sold.',
    'First you see what will change. Nothing is written before you confirm.',
  ],
  checking: 'Checking the file…',
  cancel: 'Cancel',
  another: 'Choose another file',
  encoding: (encoding) => `The file was read as ${encoding}. If the letters are wrong, save it as “CSV UTF-8”.`,
  counts: { label: 'What will change', created: 'New', changed: 'Changed', unchanged: 'Unchanged', bad: 'Wrong' },
  badTitle: (count) => `${rows(count)} with mistakes`,
  badText: 'Correct them in the file and choose it again. As long as there is a mistake, nothing is written.',
  row: 'Row',
  product: 'Product',
  itemNo: 'Item number',
  reasons: 'What is wrong',
  changesTitle: 'What will change',
  now: 'Now',
  willBe: 'Will be',
  newTitle: 'New products',
  atRow: (row) => `row ${formatNumber(row)}`,
  fieldsChanged: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'field', other: 'fields' })}`,
  more: 'Show more',
  onlyFirst: (shown, all) => `The first ${formatNumber(shown)} of ${formatNumber(all)}`,
  nothing: 'The file says what the shop has already: there is nothing to change.',
  confirm: (count) => `Import ${goods(count)}`,
  importing: 'Writing the products. Please keep this page open…',
  doneTitle: 'Products imported',
  done: (created, changed, unchanged) =>
    `New: ${formatNumber(created)}, changed: ${formatNumber(changed)}, unchanged: ${formatNumber(unchanged)}.`,
  toList: 'To the products',
  again: 'Import another file',
};
