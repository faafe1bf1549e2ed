import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, maskPhone, normalizePhone, phonePattern, phonePrefix } from './phone.ts';

const anyPhone = fc.stringMatching(phonePattern);

describe('a phone number', () => {
  test('is +380 and nine digits', () => {
    expect(phonePattern.test('+380501234567')).toBe(true);
  });

  test.each([
    '',
    '+38050123456',
    '+3805012345678',
    '380501234567',
    '0501234567',
    '+380 50 123 45 67',
    '+38050123456a',
    '+380501234567\n',
    '+٣٨٠501234567',
  ])('%j is refused', (text) => {
    expect(phonePattern.test(text)).toBe(false);
  });

  test.each(['067 123-45-12', '067.123.45.12', '380671234512', '+38 (067) 123 45 12', '+380671234512', ' 0671234512 '])(
    '%j is understood',
    (text) => {
      expect(normalizePhone(text)).toBe('+380671234512');
    },
  );

  test.each(['', '12', '671234512', '+48 601 234 567', '00380671234512', 'call me'])('%j is not a number', (text) => {
    expect(normalizePhone(text)).toBeNull();
  });

  test('is grouped for reading, and can be read back', () => {
    expect(formatPhone('+380671234512')).toBe('+380 67 123 45 12');
    fc.assert(
      fc.property(anyPhone, (phone) => {
        expect(normalizePhone(formatPhone(phone))).toBe(phone);
      }),
    );
  });

  test('[AD-ORDER-03] is found by its beginning, however it is typed', () => {
    expect(['067 12', '38067-12', '+380 67 12'].map(phonePrefix)).toEqual(['+3806712', '+3806712', '+3806712']);
    expect(['', '0', '067', '067 1', '6712', '067 12 ab', '067123456789'].map(phonePrefix)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
    fc.assert(
      fc.property(anyPhone, fc.integer({ min: 8, max: 13 }), (phone, length) => {
        expect(phonePrefix(phone.slice(0, length))).toBe(phone.slice(0, length));
      }),
    );
  });

  test('is masked for logs', () => {
    expect(maskPhone('+380671234512')).toBe('+380 67 *** ** 12');
  });

  test('masked, never shows its middle digits', () => {
    fc.assert(
      fc.property(anyPhone, (phone) => {
        expect(maskPhone(phone).replaceAll(/\D/g, '')).toBe(phone.slice(1, 6) + phone.slice(-2));
      }),
    );
  });

  test('misspelt, is masked whole', () => {
    expect(maskPhone('+38067123451')).toBe('***');
    expect(maskPhone('0671234512')).toBe('***');
  });
});
