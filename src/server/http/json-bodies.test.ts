import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepestValue, isExcessiveJson, mostValues } from './json-bodies.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const long = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0));

describe('[RULE-SAFE-16] JSON', () => {
  it('is refused where it is too deep or has too many values', () => {
    expect([nested(deepestValue), long(mostValues)].map(isExcessiveJson)).toEqual([false, false]);
    expect([nested(deepestValue + 1), long(mostValues + 2)].map(isExcessiveJson)).toEqual([true, true]);
    expect(isExcessiveJson('['.repeat(1000))).toBe(true);
  });

  it('may have any characters in its strings', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]{},"\\a') }), (text) => {
        expect(isExcessiveJson(JSON.stringify({ text, list: [text.repeat(50)] }))).toBe(false);
      }),
    );
  });
});
