import { describe, expect, test } from 'vitest';
import { formatLongDate } from './dates.ts';
import { formatMoney } from './money.ts';
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
});
