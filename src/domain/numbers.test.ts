import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLongDate } from './dates.ts';
import { formatMoney, maxKopecks } from './money.ts';
import { formatNumber } from './numbers.ts';

describe('numbers for people', () => {
  test('have no-break spaces between thousands and a comma before decimals', () => {
    expect(formatNumber(12_480)).toBe('12\u00a0480');
    expect(formatNumber(1.5)).toBe('1,5');
    expect(formatNumber(7)).toBe('7');
  });

  test('[ST-CONST-06] dates, money and numbers are what Intl makes of them for uk-UA', () => {
    const moment = new Date('2025-03-07T12:00:00Z');
    const date = new Intl.DateTimeFormat('uk-UA', { dateStyle: 'long', timeZone: 'Europe/Kyiv' });
    const money = new Intl.NumberFormat('uk-UA', {
      style: 'currency',
      currency: 'UAH',
      currencyDisplay: 'narrowSymbol',
    });
    expect(formatLongDate(moment)).toBe(date.format(moment));
    expect(formatMoney(1_234_567_89)).toBe(money.format(1_234_567.89));
    expect(formatNumber(1_234_567.89)).toBe(new Intl.NumberFormat('uk-UA').format(1_234_567.89));
  });

  test('are what Intl makes of them, whatever the number', () => {
    const money = new Intl.NumberFormat('uk-UA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const whole = new Intl.NumberFormat('uk-UA');
    fc.assert(
      fc.property(fc.integer({ min: -maxKopecks, max: maxKopecks }), (kopecks) => {
        expect(formatMoney(kopecks)).toBe(`${money.format(kopecks / 100)}\u00a0₴`);
        expect(formatNumber(kopecks)).toBe(whole.format(kopecks));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (thousandths) => {
        expect(formatNumber(thousandths / 1000)).toBe(whole.format(thousandths / 1000));
      }),
    );
  });
});
