import { expect, test } from 'vitest';
import { findSuppressions } from './find-suppressions.ts';

const joined = (...parts: string[]) => parts.join('');

test.each([
  joined('// biome', '-ignore lint: no time'),
  joined('// @ts', '-ignore'),
  joined('// @ts', '-expect-error later'),
  joined('/* eslint', '-disable */'),
  joined('test', ".skip('a guest buys', run);"),
  joined('test.describe', ".only('checkout', run);"),
  joined('it', ".todo('pays');"),
])('%s is found with its line', (line) => {
  expect(findSuppressions(`const a = 1;\n  ${line}\n`)).toEqual([{ line: 2, text: line }]);
});

test('ordinary code is left alone', () => {
  expect(findSuppressions("list.skip(3);\ntest.each(rows)('only one', run);\n// ignore what was dropped\n")).toEqual(
    [],
  );
});
