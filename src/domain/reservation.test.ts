import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWholeUnits } from './reservation.ts';

describe('a period in whole units', () => {
  it('is the same period, in the largest unit without a fraction', () => {
    expect([90, 120, 2880].map(inWholeUnits)).toEqual([
      { count: 90, unit: 'minutes' },
      { count: 2, unit: 'hours' },
      { count: 2, unit: 'days' },
    ]);
    const minutesPer = { days: 1440, hours: 60, minutes: 1 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), (minutes) => {
        const { count, unit } = inWholeUnits(minutes);
        expect(count * minutesPer[unit]).toBe(minutes);
        expect(Number.isInteger(count)).toBe(true);
      }),
    );
  });
});
