import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bottleCost, bottleTiers, isDecantVolume, wholeBottles } from './bottling.ts';

const costUah = (volumeMl: number) => bottleCost(volumeMl).totalKopecks / 100;
const costsUah = (...volumesMl: number[]) => volumesMl.map(costUah);
const anyVolumeMl = fc.integer({ min: 1, max: 100_000 });

describe('bottles for a decant', () => {
  test('[RULE-BOT-01] up to 6 ml costs 30, up to 10 ml costs 35', () => {
    expect(costsUah(1, 2, 5, 6)).toEqual([30, 30, 30, 30]);
    expect(costsUah(7, 8, 10)).toEqual([35, 35, 35]);
  });

  test('[RULE-BOT-02] up to 15 ml costs 40, up to 20 ml costs 50', () => {
    expect(costsUah(11, 13, 15)).toEqual([40, 40, 40]);
    expect(costsUah(16, 18, 20)).toEqual([50, 50, 50]);
  });

  test('[RULE-BOT-03] up to 30 ml costs 60, up to 50 ml costs 65', () => {
    expect(costsUah(21, 25, 30)).toEqual([60, 60, 60]);
    expect(costsUah(31, 40, 50)).toEqual([65, 65, 65]);
  });

  test('[RULE-BOT-04] above 50 ml: full 50 ml bottles and one of the smallest tier that fits the rest', () => {
    expect(costsUah(51, 56, 57)).toEqual([95, 95, 100]);
  });

  test('[RULE-BOT-05] a rest of 0 adds no bottle, a rest of 31 to 49 takes a 50 ml bottle', () => {
    expect(costsUah(100, 150)).toEqual([130, 195]);
    expect(costsUah(81, 99)).toEqual([130, 130]);
  });

  test('[RULE-BOT-06] 120 ml is two 50 ml bottles and one of 20 ml, 101 ml costs 160', () => {
    expect(bottleCost(120)).toEqual({
      bottles: [
        { bottleSize: 50, count: 2, priceKopecks: 6500 },
        { bottleSize: 20, count: 1, priceKopecks: 5000 },
      ],
      totalKopecks: 18_000,
    });
    expect(costUah(101)).toBe(160);
  });

  test('full bottles and a rest that needs a 50 ml bottle are one row', () => {
    expect(bottleCost(85)).toEqual({
      bottles: [{ bottleSize: 50, count: 2, priceKopecks: 6500 }],
      totalKopecks: 13_000,
    });
  });

  test.each([0, -1, 0.5, 7.5, Number.NaN, Number.POSITIVE_INFINITY])('%d ml is refused', (volumeMl) => {
    expect(isDecantVolume(volumeMl)).toBe(false);
    expect(() => bottleCost(volumeMl)).toThrow(RangeError);
  });

  test('the bottles always hold the volume, and no smaller last bottle would', () => {
    fc.assert(
      fc.property(anyVolumeMl, (volumeMl) => {
        const { bottles } = bottleCost(volumeMl);
        const capacityMl = bottles.reduce((sum, row) => sum + row.bottleSize * row.count, 0);
        const lastSize = bottles.at(-1)?.bottleSize ?? 0;
        const nextSmaller = bottleTiers.filter((tier) => tier.bottleSize < lastSize).at(-1)?.bottleSize ?? 0;
        expect(capacityMl).toBeGreaterThanOrEqual(volumeMl);
        expect(capacityMl - lastSize + nextSmaller).toBeLessThan(volumeMl);
      }),
    );
  });

  test('the total is the sum of the rows, each size is listed once at its own price', () => {
    fc.assert(
      fc.property(anyVolumeMl, (volumeMl) => {
        const { bottles, totalKopecks } = bottleCost(volumeMl);
        expect(totalKopecks).toBe(bottles.reduce((sum, row) => sum + row.count * row.priceKopecks, 0));
        expect(new Set(bottles.map((row) => row.bottleSize)).size).toBe(bottles.length);
        for (const { bottleSize, priceKopecks } of bottles) {
          expect(bottleTiers).toContainEqual({ bottleSize, priceKopecks });
        }
      }),
    );
  });

  test('50 ml more always costs exactly one more large bottle', () => {
    fc.assert(
      fc.property(anyVolumeMl, (volumeMl) => {
        expect(costUah(volumeMl + 50)).toBe(costUah(volumeMl) + 65);
      }),
    );
  });

  test('a bottle that is needed in part is counted and charged whole', () => {
    expect(wholeBottles({ count: 1.4, priceKopecks: 6500 })).toEqual({ count: 2, sumKopecks: 13_000 });
    expect(wholeBottles({ count: 2, priceKopecks: 6500 })).toEqual({ count: 2, sumKopecks: 13_000 });
    expect(wholeBottles({ count: 0.1, priceKopecks: 3000 })).toEqual({ count: 1, sumKopecks: 3000 });
  });
});
