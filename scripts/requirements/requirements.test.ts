import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeUnknown, measureProof } from './measure-proof.ts';
import { readRequirements } from './read-requirements.ts';
import { idsIn, readTestTitles } from './read-test-titles.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kraplyna-requirements-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const list =
  '# Requirements\n\n- ST-HOME-01 slides fade\n- ST-HOME-02 (D) slides stop\n- RULE-BOT-01 up to 6 ml costs 30\n';

test('a requirement is a list item that starts with an ID', () => {
  expect(readRequirements(`${list}- an ordinary remark about ST-HOME-03\n`)).toEqual([
    { id: 'ST-HOME-01', group: 'ST-HOME', sentence: 'slides fade' },
    { id: 'ST-HOME-02', group: 'ST-HOME', sentence: '(D) slides stop' },
    { id: 'RULE-BOT-01', group: 'RULE-BOT', sentence: 'up to 6 ml costs 30' },
  ]);
});

test('an ID that stands twice is refused', () => {
  expect(() => readRequirements(`${list}- ST-HOME-01 slides fade again\n`)).toThrow('ST-HOME-01 stands twice');
});

test('titles are read from tests of every form, and from nothing else', () => {
  const source = `
    // test('[ST-HOME-01] in a comment')
    const text = '[ST-HOME-01] in data';
    describe('group', () => {
      test('plain', () => { it(\`with \${value} inside\`, run); });
      test.each([1, 2])('row %s', () => {});
      test.describe('[ST-HOME-02][ST-HOME-03] journey', () => {});
      test('on both widths', { tag: ['@core', '@phone'] }, () => {});
    });
    render('not a test');`;
  expect(readTestTitles('a.test.ts', source)).toEqual([
    ...['group', 'plain', 'with … inside', 'row %s', '[ST-HOME-02][ST-HOME-03] journey'].map((title) => ({
      title,
      tags: [],
    })),
    { title: 'on both widths', tags: ['@core', '@phone'] },
  ]);
});

test('one title may carry several IDs', () => {
  expect(idsIn('[ST-HOME-02][API-BRND-11] both, but not ST-HOME-04 or [draft]')).toEqual(['ST-HOME-02', 'API-BRND-11']);
});

test('a requirement is proven by the files whose titles name it', () => {
  write('docs/requirements.md', list);
  write('src/domain/bottling.test.ts', "test('[RULE-BOT-01] up to 6 ml costs 30', () => {});");
  write('test/journeys/home.journey.ts', "test('[ST-HOME-01][RULE-BOT-01] a guest looks around', () => {});");
  write('src/domain/bottling.ts', "test('[ST-HOME-02] is not in a test file', () => {});");
  const proof = measureProof(root);
  expect(Object.fromEntries(proof.filesById)).toEqual({
    'RULE-BOT-01': ['src/domain/bottling.test.ts', 'test/journeys/home.journey.ts'],
    'ST-HOME-01': ['test/journeys/home.journey.ts'],
  });
  expect(describeUnknown(proof)).toBe('');
});

test('npm test proves what an ordinary test or a journey of the core names; the full run the rest', () => {
  write('docs/requirements.md', list);
  write('src/domain/bottling.test.ts', "test('[RULE-BOT-01] up to 6 ml costs 30', () => {});");
  write('test/killed.chaos.test.ts', "test('[ST-HOME-02] kill -9', () => {});");
  write('test/journeys/home.journey.ts', "test('[ST-HOME-01] slides', { tag: '@core' }, () => {});");
  write('test/journeys/search.journey.ts', "test('[ST-HOME-02] stops', { tag: '@phone' }, () => {});");
  expect([...measureProof(root).inCore].sort()).toEqual(['RULE-BOT-01', 'ST-HOME-01']);
});

test('an ID that the list does not have is reported with its file', () => {
  write('docs/requirements.md', list);
  write('src/a.test.ts', "test('[ST-HOME-99] from nowhere', () => {});");
  expect(describeUnknown(measureProof(root))).toBe(
    'src/a.test.ts names [ST-HOME-99], which docs/requirements.md does not have.',
  );
});
