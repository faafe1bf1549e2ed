import { describe, expect, it } from 'vitest';
import { orderSearch } from './order-search.ts';

describe('what somebody looks for among orders', () => {
  it.each([
    ['100412', { orderNo: 100_412, words: ['100412'] }],
    [' 100412 ', { orderNo: 100_412, words: ['100412'] }],
    ['№100412', { orderNo: 100_412, words: [] }],
    ['№ 100412', { orderNo: 100_412, words: [] }],
    ['#100412', { orderNo: 100_412, words: [] }],
    ['no. 100412', { orderNo: 100_412, words: [] }],
    ['Коваль Олена', { orderNo: null, words: ['коваль', 'олена'] }],
    ['+38 067 123', { orderNo: null, words: ['38067123'] }],
    ['67 123', { orderNo: null, words: ['67123'] }],
    ['   ', { orderNo: null, words: [] }],
    ['№', { orderNo: null, words: ['№'] }],
    ['12345678901234567890', { orderNo: null, words: ['12345678901234567890'] }],
  ])('%j is read as it is meant', (typed, meant) => {
    expect(orderSearch(typed)).toEqual(meant);
  });
});
