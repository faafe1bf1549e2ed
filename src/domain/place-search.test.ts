import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { switchLayout } from './keyboard-layout.ts';
import { placeFinder } from './place-search.ts';

const cities = [
  "Кам'янське",
  "Кам'янець-Подільський",
  'Камінь-Каширський',
  'Київ',
  'Львів',
  'Харків',
  'Запоріжжя',
  'Луганськ',
  'Ужгород',
  'Одеса',
  'Нові Санжари',
  'Санжари Нові',
  'Бар',
  'Збараж',
];
const find = placeFinder(cities, (city) => city);

describe('a city or region', () => {
  test.each(["кам'янське", 'Кам’янське', 'КАМʼЯНСЬКЕ', 'камянське', 'кам`янське'])(
    '[ST-FIND-10] is found whatever the apostrophe: %s',
    (typed) => expect(find(typed, 9)).toEqual(["Кам'янське"]),
  );

  test.each([
    ['lviv', 'Львів'],
    ['kyiv', 'Київ'],
    ['kiyiv', 'Київ'],
    ['kharkiv', 'Харків'],
    ['harkiv', 'Харків'],
    ['zaporizhzhia', 'Запоріжжя'],
    ['zaporizhya', 'Запоріжжя'],
    ['luhansk', 'Луганськ'],
    ['lugansk', 'Луганськ'],
    ['uzhhorod', 'Ужгород'],
    ['odessa', 'Одеса'],
    ['kamianske', "Кам'янське"],
    ['kamyanske', "Кам'янське"],
    ['novi sanzhary', 'Нові Санжари'],
  ])('[ST-FIND-10] is found in Latin letters: %s', (typed, city) => expect(find(typed, 9)[0]).toBe(city));

  test.each([
    ['kmdsd', 'Львів'],
    ['[fhrsd', 'Харків'],
    ['rfv`zycmrt', "Кам'янське"],
    ['rfvzycmrt', "Кам'янське"],
    ['дмшм', 'Львів'],
  ])('[ST-FIND-10] is found in the wrong keyboard layout: %s', (typed, city) => expect(find(typed, 9)).toEqual([city]));

  test('[ST-FIND-10] is found by all its words in any order, the closest name first', () => {
    expect(find('САНЖ нові', 9)).toEqual(['Нові Санжари', 'Санжари Нові']);
    expect(find('бар', 9)).toEqual(['Бар', 'Збараж']);
    expect(find('подільський', 9)).toEqual(["Кам'янець-Подільський"]);
    expect(find('бар львів', 9)).toEqual([]);
  });

  test('is listed in order before anything is typed, up to the limit', () => {
    expect(find(' ', 3)).toEqual(cities.slice(0, 3));
    expect(find('!', 3)).toEqual([]);
  });

  test('[ST-FIND-10] is found by its name in either layout, first of all', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.boolean(), fc.boolean(), (city, isWrongLayout, isUpper) => {
        const plain = city.replaceAll("'", '').replaceAll('-', ' ');
        const typed = isWrongLayout ? switchLayout(plain) : plain;
        expect(find(isUpper ? typed.toUpperCase() : typed.toLowerCase(), 1)).toEqual([city]);
      }),
    );
  });

  test('is searched by any text without a failure, within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (typed, limit) => {
        expect(find(typed, limit).length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
