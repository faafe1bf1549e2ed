import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLanguage, languageOf, languages, localeOf } from './language.ts';

describe('the language of an answer', () => {
  test.each([
    [undefined, 'uk'],
    [null, 'uk'],
    ['', 'uk'],
    ['*', 'uk'],
    ['uk', 'uk'],
    ['uk-UA,uk;q=0.9,en-US;q=0.8,en;q=0.7', 'uk'],
    ['de-DE,de;q=0.9', 'uk'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['en-US,en;q=0.9,uk;q=0.8', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['en, uk', 'en'],
    ['uk, en', 'uk'],
    ['uk;q=0.3, en;q=0.7', 'en'],
    ['en;q=0', 'uk'],
    ['en;q=0.5, *;q=0.8', 'uk'],
    ['en, *;q=0.5', 'en'],
    ['pl,en;q=0.8,uk;q=0.5', 'en'],
    ['en;q=broken', 'uk'],
    ['end', 'uk'],
  ] as const)('Accept-Language %j is answered in %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  test('any header gets a language and none throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (header) => {
        expect(languages).toContain(languageOf(header));
      }),
    );
  });

  test('both languages have a locale', () => {
    expect(languages.map(localeOf)).toEqual(['uk-UA', 'en-GB']);
  });

  test('only the two languages of the shop are languages', () => {
    expect(['uk', 'en', 'ru', '', null, 1].map(isLanguage)).toEqual([true, true, false, false, false, false]);
  });
});
