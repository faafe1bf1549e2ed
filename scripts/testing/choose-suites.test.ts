import { expect, test } from 'vitest';
import playwright from '../../playwright.config.ts';
import vitest from '../../vitest.config.ts';
import { chooseSuites, partOf, projectsOf } from './choose-suites.ts';

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

test.each([
  [{ isFull: false, isFiltered: false }, 'core'],
  [{ isFull: true, isFiltered: false }, 'rest'],
  [{ isFull: false, isFiltered: true }, 'matching'],
  [{ isFull: true, isFiltered: true }, 'matching'],
])('%o runs the part %s', (options, part) => {
  expect(partOf(options)).toBe(part);
});

test('npm test and npm run test:full share no project, and together run all of them', () => {
  const { core, rest } = projectsOf;
  const namesIn = (projects: unknown) => (projects as { name?: string; test?: { name: string } }[]).map(nameOf).sort();
  const nameOf = ({ name, test }: { name?: string; test?: { name: string } }) => test?.name ?? name;
  expect([...core.vitest, ...rest.vitest].sort()).toEqual(namesIn(vitest.test?.projects));
  expect([...core.journeys, ...rest.journeys].sort()).toEqual(namesIn(playwright.projects));
});
