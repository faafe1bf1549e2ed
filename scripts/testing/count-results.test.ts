import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judge, readCounts, readPlaywrightReport, readVitestReport, sumCounts, summaryLine } from './count-results.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kraplyna-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('the last line sums all suites', () => {
  const suites = [
    { passed: 40, failed: 0 },
    { passed: 2, failed: 3 },
  ];
  expect(summaryLine(sumCounts(suites))).toBe('42 passed, 3 failed');
});

test('a suite that passed is believed', () => {
  const run = { name: 'journeys', exitCode: 0, counts: { passed: 5, failed: 0 } };
  expect(judge(run)).toEqual({ passed: 5, failed: 0, trouble: null });
});

test.each([
  ['that left no report', { name: 'journeys', exitCode: 137, counts: null }],
  ['that ran no test', { name: 'journeys', exitCode: 0, counts: { passed: 0, failed: 0 } }],
  ['that broke outside of a test', { name: 'journeys', exitCode: 1, counts: { passed: 5, failed: 0 } }],
])('a suite %s counts as one failure and says why', (_, run) => {
  expect(judge(run)).toMatchObject({ failed: 1, trouble: expect.stringContaining('journeys') });
});

test('failures inside tests are not counted twice', () => {
  const run = { name: 'rules', exitCode: 1, counts: { passed: 5, failed: 2 } };
  expect(judge(run)).toEqual({ passed: 5, failed: 2, trouble: null });
});

test('reports of both runners are read; a test that passed only at the second try failed', () => {
  const vitest = readVitestReport(
    report({
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        {
          name: 'cart.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'a cart is empty', failureMessages: [] },
            { status: 'failed', fullName: 'a cart is full', failureMessages: ['expected 1 to be 2'] },
          ],
        },
      ],
    }),
  );
  expect(vitest).toEqual({
    counts: { passed: 7, failed: 1 },
    failures: [{ file: 'cart.test.ts', title: 'a cart is full', message: 'expected 1 to be 2' }],
  });

  const spec = (title: string, status: string, message: string) => ({
    title,
    tests: [{ status, projectName: 'phone', results: [{ errors: [{ message }] }] }],
  });
  const playwright = readPlaywrightReport(
    report({
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          file: 'cart.journey.ts',
          specs: [spec('opens', 'expected', ''), spec('closes', 'flaky', 'late')],
          suites: [{ file: 'cart.journey.ts', specs: [spec('fills', 'unexpected', 'not found')] }],
        },
      ],
    }),
  );
  expect(playwright).toEqual({
    counts: { passed: 4, failed: 2 },
    failures: [
      { file: 'cart.journey.ts', title: 'closes (phone)', message: 'late' },
      { file: 'cart.journey.ts', title: 'fills (phone)', message: 'not found' },
    ],
  });

  expect(readVitestReport(join(folder, 'absent.json'))).toEqual({ counts: null });
  expect(readPlaywrightReport(join(folder, 'absent.json'))).toEqual({ counts: null });
  expect(readCounts(report({ passed: 3, failed: 1 }))).toEqual({ passed: 3, failed: 1 });
  expect(readCounts(join(folder, 'absent.json'))).toBeNull();
});
