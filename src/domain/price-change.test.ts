import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedByPercent, priceChangeRange, priceSteps } from './price-change.ts';

const price = fc.integer({ min: 1, max: 200_000_000 });
const percent = fc.integer({ min: priceChangeRange.least, max: priceChangeRange.most });
const step = fc.constantFrom(...priceSteps);

test('[AD-WORK-10] a changed price is a whole number of steps, at most half a step off', () => {
  fc.assert(
    fc.property(price, percent, step, (kopecks, by, to) => {
      const changed = changedByPercent(kopecks, by, to);
      expect(changed % to).toBe(0);
      expect(changed).toBeGreaterThan(0);
      const exact = (kopecks * (100 + by)) / 100;
      if (changed > to) expect(Math.abs(changed - exact)).toBeLessThanOrEqual(to / 2);
    }),
  );
});

test('[AD-WORK-10] a larger percentage never makes a smaller price', () => {
  fc.assert(
    fc.property(price, percent, percent, step, (kopecks, one, other, to) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(changedByPercent(kopecks, less, to)).toBeLessThanOrEqual(changedByPercent(kopecks, more, to));
    }),
  );
});

test('[AD-WORK-10] by 0 % to the kopeck nothing changes, and what is free stays free', () => {
  fc.assert(
    fc.property(price, (kopecks) => {
      expect(changedByPercent(kopecks, 0, 1)).toBe(kopecks);
    }),
  );
  expect(changedByPercent(0, 50, 100)).toBe(0);
});
