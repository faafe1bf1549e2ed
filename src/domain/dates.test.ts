import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLongDate, formatLongDateTime, formatShortDateTime, isShopDay, shopDay, shopDayStart } from './dates.ts';

const withPlainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');
const anyMoment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

describe("the shop's day", () => {
  test('begins at midnight in Kyiv, in winter and in summer', () => {
    expect(shopDay(new Date('2025-01-31T21:59:59Z'))).toBe('2025-01-31');
    expect(shopDay(new Date('2025-01-31T22:00:00Z'))).toBe('2025-02-01');
    expect(shopDay(new Date('2025-07-31T20:59:59Z'))).toBe('2025-07-31');
    expect(shopDay(new Date('2025-07-31T21:00:00Z'))).toBe('2025-08-01');
  });

  test('has a first moment, also on the days when the clocks change', () => {
    expect(shopDayStart('2026-03-17').toISOString()).toBe('2026-03-16T22:00:00.000Z');
    expect(shopDayStart('2026-07-17').toISOString()).toBe('2026-07-16T21:00:00.000Z');
    expect(shopDayStart('2026-03-29').toISOString()).toBe('2026-03-28T22:00:00.000Z');
    expect(shopDayStart('2026-10-25').toISOString()).toBe('2026-10-24T21:00:00.000Z');
  });

  test('is a real day, and later moments never have earlier days', () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, (a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        expect(isShopDay(shopDay(earlier))).toBe(true);
        expect(shopDay(earlier) <= shopDay(later)).toBe(true);
      }),
    );
  });

  test.each(['', '2025-02-29', '2025-13-01', '2025-1-1', '2025-01-01T00:00', '20250101'])('%j is no day', (text) => {
    expect(isShopDay(text)).toBe(false);
    expect(() => formatLongDate(text)).toThrow(RangeError);
  });

  test('29 February is a day in a leap year', () => {
    expect(isShopDay('2024-02-29')).toBe(true);
  });
});

describe('dates for people', () => {
  const moment = new Date('2025-03-07T12:05:09Z');

  test('are long, in Ukrainian and in English, by the clock of Kyiv', () => {
    expect(withPlainSpaces(formatLongDate(moment))).toBe('7 березня 2025 р.');
    expect(withPlainSpaces(formatLongDate(moment, 'en'))).toBe('7 March 2025');
    expect(withPlainSpaces(formatLongDateTime(moment))).toBe('7 березня 2025 р. о 14:05:09');
    expect(withPlainSpaces(formatLongDateTime(moment, 'en'))).toBe('7 March 2025 at 14:05:09');
  });

  test('are short where a list has many of them', () => {
    expect(withPlainSpaces(formatShortDateTime(moment))).toBe('07.03.25, 14:05');
    expect(withPlainSpaces(formatShortDateTime(moment, 'en'))).toBe('07/03/2025, 14:05');
  });

  test('are what Intl makes of them for uk-UA', () => {
    const intl = new Intl.DateTimeFormat('uk-UA', {
      timeZone: 'Europe/Kyiv',
      dateStyle: 'long',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(anyMoment, (date) => {
        expect(withPlainSpaces(formatLongDateTime(date))).toBe(withPlainSpaces(intl.format(date)));
      }),
    );
  });

  test('a day without a clock is shown as that day', () => {
    expect(withPlainSpaces(formatLongDate('2025-03-07'))).toBe('7 березня 2025 р.');
    expect(withPlainSpaces(formatLongDate('2025-12-31', 'en'))).toBe('31 December 2025');
  });

  test('midnight is 00, not 24', () => {
    expect(withPlainSpaces(formatLongDateTime(new Date('2025-03-06T22:00:00Z')))).toBe('7 березня 2025 р. о 00:00:00');
  });
});
