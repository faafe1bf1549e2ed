import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peopleSearchWords } from './people-search.ts';

describe('what is typed to find a person', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['Коваленко  Олена', ['коваленко', 'олена']],
    ['олена ОЛЕНА', ['олена']],
    ["Дем'янчук", ['демянчук']],
    ['Дем’янчук', ['демянчук']],
    ['Ґалаґан', ['галаган']],
    ['Olena@Kraplyna.test', ['olena@kraplyna.test']],
    ['067 412-55-12', ['0674125512']],
    ['+38 (067) 412 55 12', ['380674125512']],
    ['Олена (067)412', ['олена', '067412']],
    ['100%', ['100%']],
    ["'", []],
  ])('%j is looked for as %j', (typed, words) => {
    expect(peopleSearchWords(typed)).toEqual(words);
  });

  test('is never more than eight parts, none of them empty or with a space', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const words = peopleSearchWords(typed);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) expect(word).toMatch(/^\S+$/u);
      }),
    );
  });
});
