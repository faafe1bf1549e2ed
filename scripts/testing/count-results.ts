import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

export interface SuiteRun {
  name: string;
  exitCode: number;
  /** Null if the suite wrote no report. */
  counts: Counts | null;
}

/** A suite that crashed or ran no test counts as one failure. */
export function judge({ name, exitCode, counts }: SuiteRun): Counts & { trouble: string | null } {
  if (counts === null)
    return { passed: 0, failed: 1, trouble: `${name} ended with exit code ${exitCode} before it had results.` };
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, trouble: `${name} ran no test.` };
  if (exitCode !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, trouble: `${name} ended with exit code ${exitCode} though no single test failed.` };
  }
  return { ...counts, trouble: null };
}

export function sumCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

export const summaryLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`;

function readReport(file: string): Record<string, unknown> | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export function readVitestReport(file: string): Counts | null {
  const report = readReport(file);
  return report && { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
}

export function readPlaywrightReport(file: string): Counts | null {
  const stats = readReport(file)?.stats;
  if (typeof stats !== 'object' || stats === null) return null;
  const { expected = 0, unexpected = 0, flaky = 0 } = stats as Record<string, number>;
  return { passed: expected, failed: unexpected + flaky };
}

/** The counts of an earlier run. */
export function readCounts(file: string): Counts | null {
  const counts = readReport(file);
  return counts && { passed: Number(counts.passed), failed: Number(counts.failed) };
}
