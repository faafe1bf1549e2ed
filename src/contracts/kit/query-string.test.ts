import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery, writeQuery } from './query-string.ts';

describe('a query string', () => {
  it('gathers repeated keys, and brackets into branches', () => {
    expect(parseQuery('perPage=30&filter[brand]=a&filter[brand]=b')).toEqual({
      perPage: '30',
      filter: { brand: ['a', 'b'] },
    });
    expect(parseQuery('filter[brand]=a')).toEqual({ filter: { brand: 'a' } });
  });

  it('keeps what it does not understand under its own name, for the schema to refuse', () => {
    expect(parseQuery('a[b][c]=1&[x]=2&x[]=3')).toEqual({ 'a[b][c]': '1', '[x]': '2', 'x[]': '3' });
    expect(parseQuery('filter=a&filter[brand]=b')).toEqual({ filter: { brand: 'b' } });
  });

  it('has no way to the prototype', () => {
    const tree = parseQuery('__proto__[isAdmin]=true&constructor=x&filter[__proto__]=y');
    expect(Object.getPrototypeOf(tree)).toBeNull();
    expect(({} as { isAdmin?: string }).isAdmin).toBeUndefined();
    expect(Object.keys(tree)).toEqual(['__proto__', 'constructor', 'filter']);
  });

  it('is written without what is not set', () => {
    expect(writeQuery({ perPage: 30, sort: undefined, filter: { brand: ['a', 'b&c'] } })).toBe(
      '?perPage=30&filter%5Bbrand%5D=a&filter%5Bbrand%5D=b%26c',
    );
    expect(writeQuery({})).toBe('');
  });

  it('reads back what it wrote', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const tree = fc.dictionary(
      word,
      fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 2 }), fc.dictionary(word, fc.string(), { minKeys: 1 })),
    );
    fc.assert(
      fc.property(tree, (query) => {
        expect(parseQuery(writeQuery(query))).toEqual(query);
      }),
    );
  });
});
