import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcдё'), maxLength: 8 });

describe('the number of slips between two words', () => {
  test.each([
    ['versaci', 'versace', 1],
    ['frod', 'ford', 1],
    ['dzhvenshi', 'zhivanshi', 3],
    ['', 'діор', 4],
    ['діор', 'діор', 0],
  ])('%j and %j: %i', (one, other, slips) => {
    expect(editDistance(one, other)).toBe(slips);
  });

  test('is the same both ways, nothing only for the same word, and never more than the longer one has letters', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = editDistance(one, other);
        expect(editDistance(other, one)).toBe(slips);
        expect(slips === 0).toBe(one === other);
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });
});
