import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('only what became different is listed, with both sides', () => {
  const before = { name: 'Шанель', price: 100, tags: ['a'], brand: { id: '1' } };
  const after = { name: 'Chanel', price: 100, tags: ['a', 'b'], brand: { id: '1' } };
  expect(changesBetween(before, after)).toEqual({ name: ['Шанель', 'Chanel'], tags: [['a'], ['a', 'b']] });
});

test('a thing that comes has nothing before, and one that goes has nothing after', () => {
  expect(changesBetween(null, { name: 'Dior', note: '' })).toEqual({ name: [null, 'Dior'], note: [null, ''] });
  expect(changesBetween({ name: 'Dior' }, null)).toEqual({ name: ['Dior', null] });
});

test('whatever it is, it does not differ from itself', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (thing) => {
      expect(changesBetween(thing, structuredClone(thing))).toEqual({});
    }),
  );
});
