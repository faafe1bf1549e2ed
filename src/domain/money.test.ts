import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMoney,
  formatPrice,
  isKopecks,
  kopecksToDecimal,
  kopecksToUah,
  maxKopecks,
  parseUah,
  percentOff,
} from './money.ts';

const anyKopecks = fc.integer({ min: 0, max: maxKopecks });
const anyHundredths = fc.integer({ min: 0, max: 10_000 });
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('reading an amount', () => {
  test.each([
    ['1234.5', 123_450],
    ['1234,50', 123_450],
    ['1 234,50', 123_450],
    ['1\u00a0234\u00a0567', 123_456_700],
    [' 30 ', 3000],
    ['0', 0],
    ['0.01', 1],
    [1234.5, 123_450],
    [8.29, 829],
    [1.1, 110],
    [0, 0],
  ])('%j is %i kopecks', (input, kopecks) => {
    expect(parseUah(input)).toBe(kopecks);
  });

  test.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '1.234',
    '12,345',
    '1,234.50',
    '12 34',
    '-1',
    '+1',
    '1e3',
    'abc',
    '10 ₴',
    '0x10',
    '99999999999999.99',
    1.005,
    0.1 + 0.2,
    -1,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%j is refused rather than guessed', (input) => {
    expect(parseUah(input)).toBeNull();
  });

  test('every amount survives the wire, as a number and as a decimal string', () => {
    fc.assert(
      fc.property(anyKopecks, (kopecks) => {
        expect(parseUah(kopecksToUah(kopecks))).toBe(kopecks);
        expect(parseUah(JSON.parse(JSON.stringify(kopecksToUah(kopecks))) as number)).toBe(kopecks);
        expect(parseUah(kopecksToDecimal(kopecks))).toBe(kopecks);
      }),
    );
  });

  test('every amount as the shop shows it can be typed back in', () => {
    fc.assert(
      fc.property(anyKopecks, (kopecks) => {
        expect(parseUah(formatMoney(kopecks).replace('₴', ''))).toBe(kopecks);
        expect(parseUah(formatPrice(kopecks).replace('₴', ''))).toBe(kopecks);
      }),
    );
  });
});

describe('writing an amount', () => {
  test('[ST-CONST-03] totals have 2 decimals, a space between thousands and the ₴ sign', () => {
    expect(withPlainSpaces(formatMoney(123_450))).toBe('1 234,50 ₴');
    expect(withPlainSpaces(formatMoney(100_000_000))).toBe('1 000 000,00 ₴');
    expect(withPlainSpaces(formatMoney(0))).toBe('0,00 ₴');
    expect(withPlainSpaces(formatMoney(maxKopecks))).toBe('9 999 999 999 999,99 ₴');
  });

  test('an amount never breaks over two lines', () => {
    expect(formatMoney(123_450)).not.toContain(' ');
    expect(formatPrice(478_000)).not.toContain(' ');
  });

  test('money is what Intl makes of it for uk-UA', () => {
    const intl = new Intl.NumberFormat('uk-UA', {
      style: 'currency',
      currency: 'UAH',
      currencyDisplay: 'narrowSymbol',
    });
    expect(formatMoney(123_450)).toBe(intl.format(1234.5));
  });

  test('the cart modal can say грн', () => {
    expect(withPlainSpaces(formatMoney(123_450, { unit: 'грн' }))).toBe('1 234,50 грн');
  });

  test('a price tag drops the decimals only where there are no kopecks', () => {
    expect(withPlainSpaces(formatPrice(478_000))).toBe('4 780 ₴');
    expect(withPlainSpaces(formatPrice(19_080))).toBe('190,80 ₴');
    expect(withPlainSpaces(formatPrice(19_080, { unit: 'грн' }))).toBe('190,80 грн');
  });

  test('decimal strings keep both digits and the sign', () => {
    expect(kopecksToDecimal(123_450)).toBe('1234.50');
    expect(kopecksToDecimal(5)).toBe('0.05');
    expect(kopecksToDecimal(0)).toBe('0.00');
    expect(kopecksToDecimal(-105)).toBe('-1.05');
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, maxKopecks + 1])('%d kopecks is refused', (value) => {
    expect(isKopecks(value)).toBe(false);
    expect(() => kopecksToUah(value)).toThrow(RangeError);
    expect(() => kopecksToDecimal(value)).toThrow(RangeError);
    expect(() => formatMoney(value)).toThrow(RangeError);
    expect(() => percentOff(value, 10)).toThrow(RangeError);
  });
});

describe('a discount', () => {
  test('of 0 % leaves everything and of 100 % nothing', () => {
    fc.assert(
      fc.property(anyKopecks, (kopecks) => {
        expect(percentOff(kopecks, 0)).toBe(kopecks);
        expect(percentOff(kopecks, 100)).toBe(0);
      }),
    );
  });

  test('is within half a kopeck of the exact amount, and a tie goes up', () => {
    fc.assert(
      fc.property(anyKopecks, anyHundredths, (kopecks, hundredths) => {
        const exact = BigInt(kopecks) * BigInt(10_000 - hundredths);
        const error = BigInt(percentOff(kopecks, hundredths / 100)) * 10_000n - exact;
        expect(error > -5000n && error <= 5000n).toBe(true);
      }),
    );
  });

  test('a larger discount never costs more', () => {
    fc.assert(
      fc.property(anyKopecks, anyHundredths, anyHundredths, (kopecks, a, b) => {
        const [smaller, larger] = a < b ? [a, b] : [b, a];
        expect(percentOff(kopecks, larger / 100)).toBeLessThanOrEqual(percentOff(kopecks, smaller / 100));
      }),
    );
  });

  test.each([-1, 100.5, 12.345, Number.NaN])('of %d %% is refused', (percent) => {
    expect(() => percentOff(1000, percent)).toThrow(RangeError);
  });

  test('a negative price is refused', () => {
    expect(() => percentOff(-1, 10)).toThrow(RangeError);
  });
});
