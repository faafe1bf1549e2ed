import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { switchLayout } from './keyboard-layout.ts';

const letters = [
  ...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ',
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
];

describe('a text typed on the wrong layout', () => {
  test.each([
    ['ifytkm', 'шанель'],
    ['срфтуд', 'chanel'],
    ['gfhaevb', 'парфуми'],
    [';syjxs', 'жіночі'],
    ['k.,jd', 'любов'],
    ["'dhjgf", 'європа'],
    ['Dior', 'Вшщк'],
    ['вшщк 50', 'dior 50'],
    ['', ''],
  ])('%j was meant as %j', (typed, meant) => {
    expect(switchLayout(typed)).toBe(meant);
  });

  test('typed wrong twice is typed right, for every letter of both alphabets', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters, ' ', '5') }), (text) => {
        expect(switchLayout(switchLayout(text))).toBe(text);
      }),
    );
  });

  test('every letter changes its alphabet', () => {
    for (const letter of letters) expect(switchLayout(letter)).not.toBe(letter);
    expect(new Set(letters.map(switchLayout)).size).toBe(letters.length);
  });
});
