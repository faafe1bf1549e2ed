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
  failures?: Failure[];
}

export interface Failure {
  file: string;
  title: string;
  message: string;
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

/** The failed tests once more, at the end of the output: a CI often keeps only that. */
export const describeFailure = ({ file, title, message }: Failure) =>
  `Failed: ${file} › ${title}\n${message.split('\n').slice(0, 15).join('\n')}`;

function readReport(file: string): Record<string, unknown> | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export function readVitestReport(file: string): Pick<SuiteRun, 'counts' | 'failures'> {
  const report = readReport(file) as VitestReport | null;
  if (!report) return { counts: null };
  return {
    counts: { passed: report.numPassedTests, failed: report.numFailedTests },
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ file: name, title: fullName, message: failureMessages.join('\n') })),
    ),
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

export function readPlaywrightReport(file: string): Pick<SuiteRun, 'counts' | 'failures'> {
  const report = readReport(file) as PlaywrightReport | null;
  if (!report) return { counts: null };
  const { expected, unexpected, flaky } = report.stats;
  return {
    counts: { passed: expected, failed: unexpected + flaky },
    failures: report.suites.flatMap(failuresOf),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; projectName: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

function failuresOf({ file, suites = [], specs }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        file,
        title: `${title} (${projectName})`,
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** The counts of an earlier run. */
export function readCounts(file: string): Counts | null {
  const counts = readReport(file);
  return counts && { passed: Number(counts.passed), failed: Number(counts.failed) };
}
