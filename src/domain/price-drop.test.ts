import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPriceDrop } from './price-drop.ts';

describe('a price drop', () => {
  it('[ST-SHOP-08] is at least 5 % off', () => {
    expect(isPriceDrop(10_000, 9500)).toBe(true);
    expect(isPriceDrop(10_000, 9501)).toBe(false);
    expect(isPriceDrop(10_000, 0)).toBe(true);
    expect(isPriceDrop(0, 0)).toBe(false);
  });

  it('is never a price that stays or rises', () => {
    const price = fc.integer({ min: 0, max: 2_147_483_647 });
    fc.assert(fc.property(price, price, (was, more) => !isPriceDrop(was, was + more)));
  });
});
