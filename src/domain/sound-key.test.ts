import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soundKey } from './sound-key.ts';

describe('how a name sounds', () => {
  test.each([
    'джвенши живанши живанші givenchy',
    'мадемуазель mademoiselle madmuazel',
    'шанель шанєль chanel shanel',
    'парфуми парфюми',
    'byredo байредо',
    'форд фрод',
  ])('is one for all of: %s', (words) => {
    expect(new Set(words.split(' ').map(soundKey)).size).toBe(1);
    expect(soundKey(words.split(' ')[0] ?? '')).not.toBe('');
  });

  test.each(['', 'аеоуі', 'dior', '5', 'no5'])('says nothing of %j, which fits too much', (word) => {
    expect(soundKey(word)).toBe('');
  });

  test('differs for different houses', () => {
    const houses = ['chanel', 'givenchy', 'versace', 'guerlain', 'lancome', 'hermes', 'burberry', 'byredo', 'creed'];
    expect(new Set(houses.map(soundKey)).size).toBe(houses.length);
  });

  test('does not depend on a letter that is written twice, also inside one that takes two to write', () => {
    expect(soundKey('ваніддж')).toBe(soundKey('ванідж'));
    const letters = fc.constantFrom(...'абвгджзклмнпрсту');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 4, maxLength: 10 }), fc.nat(9), (word, at) => {
        const doubled = word.flatMap((letter, index) => (index === at % word.length ? [letter, letter] : [letter]));
        expect(soundKey(doubled.join(''))).toBe(soundKey(word.join('')));
      }),
    );
  });
});
