import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmail, isEmail, normalizeEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    'olena@shop.ua',
    'Olena@Shop.UA',
    ' olena@shop.ua ',
    'o.l+kraplyna@mail.example.com',
    "o'hara@example.ie",
    'olena@xn--80aswg.xn--j1amh',
    'ｏｌｅｎａ@shop.ua',
    'admin@kraplyna.test',
  ])('%j passes', (text) => {
    expect(checkEmail(text)).toBeNull();
    expect(isEmail(text)).toBe(true);
  });

  test.each(['', '   '])('%j is missing', (text) => {
    expect(checkEmail(text)).toBe('required');
  });

  test.each([
    'olena',
    'olena@',
    '@shop.ua',
    '@',
    'olena@@shop.ua',
    'olena shop@shop.ua',
    'olena@shop..ua',
    'olena@-shop.ua',
    'olena@shop.ua.',
    '.olena@shop.ua',
    'olena.@shop.ua',
    'ol..ena@shop.ua',
    'olena@shop.ua\nBcc: all@shop.ua',
    'olena@shop.ua, ivan@shop.ua',
    '"olena"@shop.ua',
    `${'o'.repeat(65)}@shop.ua`,
    `olena@${'shop.'.repeat(60)}ua`,
  ])('%j is not an address', (text) => {
    expect(checkEmail(text)).toBe('format');
    expect(isEmail(text)).toBe(false);
  });

  test.each(['olena@shop.u', 'olena@shop', 'olena@shop.1a', 'olena@127.0.0.1'])('%j has no real domain', (text) => {
    expect(checkEmail(text)).toBe('tld');
  });

  test('is compared without case, width and surrounding spaces', () => {
    expect(normalizeEmail(' Olena@Shop.UA\n')).toBe('olena@shop.ua');
    expect(normalizeEmail('ＯＬＥＮＡ@shop.ua')).toBe('olena@shop.ua');
  });

  test('that passes still passes, unchanged, after it was normalised', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const normalized = normalizeEmail(email);
        expect(normalizeEmail(normalized)).toBe(normalized);
        expect(checkEmail(normalized)).toBe(checkEmail(email));
      }),
    );
  });

  // Catastrophic backtracking would make this time out.
  test('a long hostile text is judged without backtracking', () => {
    expect(checkEmail(`${'a.'.repeat(500_000)}@`)).toBe('format');
    expect(checkEmail(`${'a'.repeat(60)}@${'a-'.repeat(90)}`)).toBe('format');
  });
});
