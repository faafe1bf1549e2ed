import { expect, test } from 'vitest';
import { chooseSuites } from './choose-suites.ts';

const files = [
  'src/domain/money.ts',
  'src/domain/money.test.ts',
  'test/journeys/buy.journey.ts',
  'test/journeys/shop.ts',
];

test.each([
  ['nothing', [], { vitest: true, journeys: true }],
  ['a folder', ['src/domain'], { vitest: true, journeys: false }],
  ['a folder with a dot', ['./src/domain'], { vitest: true, journeys: false }],
  ['journeys', ['test/journeys'], { vitest: false, journeys: true }],
  ['one of each', ['money', 'buy'], { vitest: true, journeys: true }],
  ['a file that is no test', ['shop.ts'], { vitest: false, journeys: false }],
])('%s after npm test -- runs what is meant', (_, filters, chosen) => {
  expect(chooseSuites(files, filters)).toEqual(chosen);
});
