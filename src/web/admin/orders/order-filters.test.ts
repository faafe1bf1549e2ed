import { describe, expect, test } from 'vitest';
import { areSame, readFilters, searchOf } from './order-filters.ts';

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return readFilters((name) => params.get(name) ?? '');
};

describe('[AD-ORDER-05] the filters of orders in the address', () => {
  test('are read from it, and lead back to it', () => {
    const filters = { status: 'send', payment: 'paid', from: '2026-03-01', sumFrom: 1000.5, find: 'Олена' } as const;
    expect(read(searchOf(filters))).toEqual(filters);
    expect(searchOf({})).toBe('?');
  });

  test('are ignored where they are not valid', () => {
    expect(read('?status=lost&from=yesterday&sumTo=-1&payment=paid&page=3&to=')).toEqual({ payment: 'paid' });
  });

  test('are the same in any order', () => {
    expect(areSame({ status: 'send', find: 'a' }, { find: 'a', status: 'send' })).toBe(true);
    expect(areSame({ status: 'send' }, {})).toBe(false);
  });
});
