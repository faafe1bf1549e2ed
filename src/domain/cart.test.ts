import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedAmount } from './cart.ts';
import { availableOf, stockOf } from './stock.ts';

const amount = fc.integer({ min: 1, max: 1000 });

test('of pieces in two carts the larger amount stays, within what is there, and never none', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 1000 }), (kept, brought, available) => {
      const joined = joinedAmount({ isBottled: false, kept, brought, available });
      expect(joined).toBe(Math.max(1, Math.min(Math.max(kept, brought), available)));
      expect(joinedAmount({ isBottled: false, kept: joined, brought, available })).toBe(joined);
    }),
  );
});

test('of a decant in two carts the volume that was brought stays', () => {
  expect(joinedAmount({ isBottled: true, kept: 50, brought: 5, available: 3 })).toBe(5);
});

test('the stock of bottled goods is their millilitres, of others their pieces, and of what is off sale nothing', () => {
  const stock = { quantity: 4, quantityMl: 70 };
  expect(stockOf({ ...stock, isBottled: true })).toBe(70);
  expect(stockOf({ ...stock, isBottled: false })).toBe(4);
  expect(availableOf({ ...stock, isBottled: false, isOnSale: true })).toBe(4);
  expect(availableOf({ ...stock, isBottled: true, isOnSale: false })).toBe(0);
});
