import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bottleCost } from '#domain/bottling.ts';
import { drawnBottles } from './decant-bottle.tsx';

describe('the drawn bottles', () => {
  it('are one that is filled to the chosen volume', () => {
    expect(drawnBottles(5)).toEqual([{ sizeMl: 6, filledMl: 5, count: 1 }]);
    expect(drawnBottles(48)).toEqual([{ sizeMl: 50, filledMl: 48, count: 1 }]);
  });

  it('are the full large ones and the one with the rest', () => {
    expect(drawnBottles(56)).toEqual([
      { sizeMl: 50, filledMl: 50, count: 1 },
      { sizeMl: 6, filledMl: 6, count: 1 },
    ]);
    expect(drawnBottles(150)).toEqual([{ sizeMl: 50, filledMl: 50, count: 3 }]);
  });

  it('hold the volume exactly, in the very bottles that are paid for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (volumeMl) => {
        const drawn = drawnBottles(volumeMl);
        expect(drawn.reduce((sum, { filledMl, count }) => sum + filledMl * count, 0)).toBe(volumeMl);
        const capacityMl = (bottles: readonly { sizeMl: number; count: number }[]) =>
          bottles.reduce((sum, { sizeMl, count }) => sum + sizeMl * count, 0);
        const paid = bottleCost(volumeMl).bottles.map(({ bottleSize, count }) => ({ sizeMl: bottleSize, count }));
        expect(capacityMl(drawn)).toBe(capacityMl(paid));
      }),
    );
  });
});
