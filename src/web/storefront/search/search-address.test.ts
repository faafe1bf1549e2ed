import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearchAddress, searchPath } from './search-address.ts';

const read = (path: string) => readSearchAddress(new URL(path, 'http://shop.test').searchParams);

describe('the address of a search', () => {
  test('[ST-SRCH-04] holds the whole search: what is read from it is what was written', () => {
    const query = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim());
    fc.assert(
      fc.property(query, fc.integer({ min: 1, max: 1000 }), (query, page) => {
        expect(read(searchPath({ query, page }))).toEqual({ query, page });
      }),
    );
  });

  test.each([
    ['/products', { query: '', page: 1 }],
    ['/products?query=%20dior%20', { query: 'dior', page: 1 }],
    ['/products?query=dior&page=two', { query: 'dior', page: 1 }],
    ['/products?query=dior&page=-1', { query: 'dior', page: 1 }],
    ['/products?query=dior&page=1e9', { query: 'dior', page: 1 }],
    ['/products?query=%FF%00', { query: '\ufffd', page: 1 }],
  ])('%s makes sense', (path, address) => {
    expect(read(path)).toEqual(address);
  });

  test('is cut where nobody would read on', () => {
    expect(read(`/products?query=${'x'.repeat(10_000)}`).query).toHaveLength(200);
  });
});
