import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSizes, understandQuery } from './search-intent.ts';
import { indexedWords, nameKey, normalizeSearchText, plainWords, searchWords } from './search-text.ts';

const understood = (query: string) => understandQuery(normalizeSearchText(query));
const nothing = { sizeMl: null, isDecant: false, isDiscounted: false, gender: null };

describe('what a query asks for', () => {
  test.each([
    ['[ST-FIND-07] Sauvage 100 мл', { words: ['sauvage'], sizeMl: 100 }],
    ['[ST-FIND-07] sauvage 100ml', { words: ['sauvage'], sizeMl: 100 }],
    ['[ST-FIND-07] 50 мілілітрів', { words: [], sizeMl: 50 }],
    ['[ST-FIND-07] sauvage 100 млн', { words: ['sauvage', '100', 'млн'] }],
    ['[ST-FIND-07] chanel №5 100 мл', { words: ['chanel', 'n5'], sizeMl: 100 }],
    ['[ST-FIND-08] відливант sauvage', { words: ['sauvage'], isDecant: true }],
    ['[ST-FIND-08] деканти', { words: [], isDecant: true }],
    ['[ST-FIND-08] Decant', { words: [], isDecant: true }],
    ['[ST-FIND-08] пробники Chanel', { words: ['chanel'], isDecant: true }],
    ['[ST-FIND-08] на розлив', { words: [], isDecant: true }],
    ['[ST-FIND-08] знижки', { words: [], isDiscounted: true }],
    ['[ST-FIND-08] товари зі знижкою', { words: [], isDiscounted: true }],
    ['[ST-FIND-08] акційні парфуми', { words: ['парфуми'], isDiscounted: true }],
    ['[ST-FIND-08] акція', { words: [], isDiscounted: true }],
    ['[ST-FIND-08] для чоловіків', { words: [], gender: 'men' }],
    ['[ST-FIND-08] жіночі парфуми', { words: ['парфуми'], gender: 'women' }],
    ['[ST-FIND-08] chanel for women', { words: ['chanel'], gender: 'women' }],
    ['for the', { words: ['for', 'the'] }],
  ])('%s', (title, asked) => {
    expect(understood(title.replace(/^\[.*\] /, ''))).toEqual({ ...nothing, ...asked });
  });

  test('[ST-FIND-07] is any size before or after any words', () => {
    const word = fc.constantFrom('sauvage', 'dior', 'крем', 'n5', '33');
    const unit = fc.constantFrom(' мл', 'мл', ' ml', 'ML');
    fc.assert(
      fc.property(
        fc.uniqueArray(word),
        fc.uniqueArray(word),
        fc.integer({ min: 1, max: 9999 }),
        unit,
        (before, after, sizeMl, unit) => {
          const others = after.filter((one) => !before.includes(one));
          const asked = understood([...before, `${sizeMl}${unit}`, ...others].join(' '));
          expect(asked).toEqual({ ...nothing, sizeMl, words: [...before, ...others] });
        },
      ),
    );
  });

  test('never gets words that were not typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const typed = new Set(plainWords(text));
        for (const word of understood(text).words) expect(typed).toContain(word);
      }),
    );
  });

  test('[ST-FIND-07] sizes of a name are apart from it', () => {
    expect(splitSizes('крем 50 мл для рук')).toEqual({ rest: 'крем для рук', sizesMl: [50] });
    expect(splitSizes('набір 3 x 10 ml 5ml')).toEqual({ rest: 'набір 3 x', sizesMl: [10, 5] });
  });
});

describe('numbered names', () => {
  const signs = ['№', '№ ', 'N°', 'n', 'n ', 'no ', 'No.', 'no', 'Nº ', 'number ', 'номер '];
  const sign = fc.constantFrom(...signs);
  const word = fc.constantFrom('Santal', 'Molecule', 'Сантал', 'VIP');
  const between = fc.constantFrom('', ' ', '-', '  ');
  const number = fc.integer({ min: 0, max: 999 });

  test('[ST-FIND-06] are found with any number sign, however they are written', () => {
    fc.assert(
      fc.property(sign, sign, number, (written, typed, number) => {
        expect(indexedWords(`Chanel ${written}${number}`)).toEqual(
          expect.arrayContaining(searchWords(`chanel ${typed}${number}`)),
        );
        expect(indexedWords(`Chanel ${written}${number}`)).toContain(String(number));
        const keyOf = (text: string) => nameKey(normalizeSearchText(text));
        expect(keyOf(`${typed}${number}`)).toBe(keyOf(`${written}${number}`));
      }),
    );
  });

  test('[ST-FIND-06] are found with the number apart from the word or joined to it, on either side', () => {
    fc.assert(
      fc.property(word, number, between, between, fc.boolean(), (word, number, written, typed, isFirst) => {
        const join = (space: string) => (isFirst ? `${number}${space}${word}` : `${word}${space}${number}`);
        expect(indexedWords(`Le Labo ${join(written)} intense`)).toEqual(
          expect.arrayContaining(searchWords(join(typed))),
        );
      }),
    );
  });
});
