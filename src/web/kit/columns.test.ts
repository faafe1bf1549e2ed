import { expect, test } from 'vitest';
import { toColumns, toRows } from './columns.ts';

const brand = { name: 'Byredo' };
const rows = [
  { id: 1, brand, sizes: [{ ml: 50 }], color: '' },
  { id: 2, brand: { ...brand }, sizes: [], color: '' },
  { id: 3, brand: null, sizes: [{ ml: 50 }], color: '' },
];

test('rows become columns and rows again', () => {
  expect(toColumns(rows).fields.id).toEqual([1, 2, 3]);
  for (const count of [0, 1, 3]) expect(toRows(toColumns(rows.slice(0, count)))).toEqual(rows.slice(0, count));
});

test('equal objects of several rows become one, and a value of all rows is there once', () => {
  const { brand: brands, sizes, color } = toColumns(rows).fields;
  expect(brands?.[0]).toBe(brands?.[1]);
  expect(sizes?.[0]).toBe(sizes?.[2]);
  expect(color).toEqual(['']);
});
