import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCyrillic, toLatin } from './transliteration.ts';

const cyrillic = fc.constantFrom(...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя');
const latin = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');

describe('a name in the other alphabet', () => {
  test.each([
    ['шанель', 'shanel'],
    ['діор', 'dior'],
    ['версаче', 'versache'],
    ['том форд', 'tom ford'],
    ['монталь', 'montal'],
    ['гуччі', 'guchchi'],
    ['живанші', 'zhivanshi'],
  ])('%s sounds like %s', (ukrainian, latinText) => {
    expect(toLatin(ukrainian)).toBe(latinText);
  });

  test.each([
    ['shanel', 'шанель'],
    ['dior', 'діор'],
    ['versace', 'версасе'],
    ['elchim', 'елчім'],
    ['parfumy', 'парфумі'],
    ['xerjoff', 'ксерджофф'],
    ['creed', 'крід'],
  ])('%s is heard as %s', (latinText, ukrainian) => {
    expect(toCyrillic(latinText)).toBe(ukrainian);
  });

  test('digits stay, and so do letters of the other alphabet', () => {
    expect(toLatin('шанель no 5')).toBe('shanel no 5');
    expect(toCyrillic('шанель no 5')).toBe('шанель но 5');
  });

  test('leaves no letter of the alphabet it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: cyrillic }), fc.string({ unit: latin }), (ukrainian, english) => {
        expect(toLatin(ukrainian)).toMatch(/^[a-z]*$/);
        expect(toCyrillic(english)).toMatch(/^[а-яґєії]*$/);
      }),
    );
  });
});
