import { expect, test } from 'vitest';
import { differencesOf } from './cash-register-goods.ts';

const shop = { priceKopecks: 12_550, stock: 4 };

test.each([
  [
    { priceKopecks: 12_550, count: 4 },
    { price: false, stock: false },
  ],
  [
    { priceKopecks: 12_551, count: 4 },
    { price: true, stock: false },
  ],
  [
    { priceKopecks: 12_550, count: 0 },
    { price: false, stock: true },
  ],
  [
    { priceKopecks: 1, count: 5 },
    { price: true, stock: true },
  ],
])('the register reports %j of goods that cost 12550 and are there 4 times: %j', (register, differences) => {
  expect(differencesOf(register, shop)).toEqual(differences);
});

test('what the register does not count cannot differ in stock', () => {
  expect(differencesOf({ priceKopecks: 12_550, count: null }, shop)).toEqual({ price: false, stock: false });
});
