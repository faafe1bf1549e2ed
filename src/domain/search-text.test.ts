import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestSearchText, normalizeSearchText, searchVariants, searchWords } from './search-text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.string({ unit: 'grapheme', maxLength: 500 }),
);

describe('search text', () => {
  test.each([
    ['  Chanel   Nº 5 ', 'chanel no 5'],
    ['Lancôme', 'lancome'],
    ['LANCO\u0302ME', 'lancome'],
    ['Парфу́ми', 'парфуми'],
    ['ҐУЧЧІ', 'гуччі'],
    ['ёлка', 'елка'],
    ['Їжачок і йод', 'їжачок і йод'],
    ["м'ята", 'мята'],
    ['м’ята', 'мята'],
    ['мʼята', 'мята'],
    ['м`ята', 'мята'],
    ["J'adore L´Or", 'jadore lor'],
    ['ŉ \u0374', 'n'],
    ['Dolce&Gabbana', 'dolce gabbana'],
    ['Coco-Mademoiselle (EDP)', 'coco mademoiselle edp'],
    ['Œuvre Straße Łódź', 'oeuvre strasse lodz'],
    ['50мл', '50мл'],
    ['%_\\*:&|!', ''],
    ['\u0000\n\t', ''],
  ])('%j is looked for as %j', (text, normalized) => {
    expect(normalizeSearchText(text)).toBe(normalized);
  });

  test('is the same when it is normalised again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeSearchText(text);
        expect(normalizeSearchText(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  test('has only letters, digits and single spaces, and is never too long', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const normalized = normalizeSearchText(text);
        expect(normalized).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
        expect(normalized.length).toBeLessThanOrEqual(longestSearchText);
        expect(normalized.isWellFormed()).toBe(true);
      }),
    );
  });

  test('is never cut through the middle of a character', () => {
    const normalized = normalizeSearchText(`ßx${'𐐨'.repeat(150)}`);
    expect(normalized.isWellFormed()).toBe(true);
    expect(normalized).toHaveLength(longestSearchText - 1);
  });

  test('does not depend on case, for Ukrainian and for Latin letters', () => {
    const letters = fc.constantFrom(..."абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'abcdefghijklmnopqrstuvwxyzéçñ ");
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        expect(normalizeSearchText(text.toUpperCase())).toBe(normalizeSearchText(text));
      }),
    );
  });
});

describe('the words of a search', () => {
  test('are stems, each once', () => {
    expect(searchWords('Парфуми, парфумів Chanel')).toEqual(['парфум', 'chanel']);
    expect(searchWords(' !! ')).toEqual([]);
  });
});

describe('what a buyer may have meant', () => {
  test.each([
    ['шанель', 'shanel'],
    ['shanel', 'шанель'],
    ['ifytkm', 'шанель'],
    ['срфтуд', 'chanel'],
    ['вшщк', 'dior'],
    [';syjxs gfhaevb', 'жіночі парфуми'],
    ['ifytkm', 'shanel'],
  ])('%j may be %j', (query, meant) => {
    expect(searchVariants(query)).toContain(meant);
  });

  test('is first of all what was typed', () => {
    expect(searchVariants('Dior Sauvage')[0]).toBe('dior sauvage');
  });

  test('is nothing where nothing was typed', () => {
    expect(searchVariants(' ')).toEqual([]);
  });

  test('is a handful of different texts, none too long', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        const variants = searchVariants(query);
        expect(variants.length).toBeLessThanOrEqual(6);
        expect(new Set(variants).size).toBe(variants.length);
        for (const variant of variants) expect(variant.length).toBeLessThanOrEqual(longestSearchText);
      }),
    );
  });
});
