import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shopDay } from './dates.ts';
import { addDays, daysOf, isPeriod, lastDays, lengthOf, longestPeriodDays, periodBefore } from './period.ts';

const anyDay = fc
  .date({ min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => shopDay(date));
const anyPeriod = fc
  .tuple(anyDay, fc.integer({ min: 1, max: longestPeriodDays }))
  .map(([to, length]) => lastDays(to, length));

describe('a period', () => {
  test('of seven days ends today', () => {
    expect(lastDays('2026-03-03', 7)).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(lastDays('2026-03-03', 1)).toEqual({ from: '2026-03-03', to: '2026-03-03' });
  });

  test('has each of its days once, also where a clock is put forward or back', () => {
    expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const days = daysOf(period);
        expect(new Set(days).size).toBe(lengthOf(period));
        expect([days.at(0), days.at(-1)]).toEqual([period.from, period.to]);
        expect(isPeriod(period)).toBe(true);
      }),
    );
  });

  test('is compared with as many days right before it', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const before = periodBefore(period);
        expect(addDays(before.to, 1)).toBe(period.from);
        expect(lengthOf(before)).toBe(lengthOf(period));
      }),
    );
  });

  test.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-02-30', '2026-03-01'],
    ['2025-01-01', '2026-01-02'],
    ['', '2026-03-01'],
  ])('from %j to %j is none', (from, to) => {
    expect(isPeriod({ from, to })).toBe(false);
  });
});
