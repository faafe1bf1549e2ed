import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError, buildIfStale } from './build.ts';
import { listFiles } from './list-files.ts';
import { chooseSuites, partOf, projectsOf } from './testing/choose-suites.ts';
import {
  describeFailure,
  judge,
  readCounts,
  readPlaywrightReport,
  readVitestReport,
  type SuiteRun,
  sumCounts,
  summaryLine,
} from './testing/count-results.ts';
import { BrowserError, provideBrowser } from './testing/provide-browser.ts';
import { projectRoot, runProgram, runTool } from './tools/run-tool.ts';

/** `npm test` runs the core, `npm run test:full` the rest; with a path or a title, both run all matching tests. */

const folder = join(projectRoot, '.test');
const vitestReport = join(folder, 'vitest.json');
const journeysReport = join(folder, 'journeys.json');
const coreCounts = join(folder, 'core.json');

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string', short: 't' },
    full: { type: 'boolean', default: false },
    // Adds the counts of the last `npm test` to the last line.
    'add-core': { type: 'boolean', default: false },
  },
});
const part = partOf({ isFull: values.full, isFiltered: filters.length > 0 || values.title !== undefined });
const projects = projectsOf[part];
const projectOptions = (names: string[]) => names.map((name) => `--project=${name}`);

async function runVitest(): Promise<SuiteRun> {
  const { exitCode } = await runTool(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
      ...projectOptions(projects.vitest),
      ...(values.title ? ['-t', values.title] : []),
      ...filters,
    ],
    { isLive: true },
  );
  return { name: 'vitest', exitCode, ...readVitestReport(vitestReport) };
}

async function runJourneys(): Promise<SuiteRun> {
  const name = 'journeys';
  try {
    const browser = await provideBrowser(console.log);
    console.log(`Journeys in ${browser}`);
    const { exitCode } = await runTool(
      '@playwright/test',
      [
        'test',
        '--reporter=list,json',
        ...projectOptions(projects.journeys),
        ...(values.title ? ['-g', values.title] : []),
        ...filters,
      ],
      { isLive: true, env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport } },
    );
    return { name, exitCode, ...readPlaywrightReport(journeysReport) };
  } catch (error) {
    if (!(error instanceof BrowserError)) throw error;
    console.error(error.message);
    return { name, exitCode: 1, counts: { passed: 0, failed: 0 } };
  }
}

/** Counts as one test. */
async function runFuzz(): Promise<SuiteRun> {
  const { exitCode } = await runProgram(process.execPath, ['scripts/fuzz.ts'], { isLive: true });
  return { name: 'fuzz', exitCode, counts: exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 } };
}

async function runSuites(): Promise<SuiteRun[]> {
  const chosen = chooseSuites(
    ['src', 'scripts', 'test'].flatMap((name) => listFiles(projectRoot, name)),
    filters,
  );
  if (!chosen.vitest && !chosen.journeys) {
    return [{ name: `nothing matches ${filters.join(' ')}: it`, exitCode: 1, counts: { passed: 0, failed: 0 } }];
  }
  try {
    await buildIfStale({ onProgress: (step) => console.log(`${step} …`) });
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    return [{ name: 'the build', exitCode: 1, counts: null }];
  }
  // Sequential: each suite uses all cores.
  return [
    ...(chosen.vitest ? [await runVitest()] : []),
    ...(chosen.journeys ? [await runJourneys()] : []),
    ...(part === 'rest' ? [await runFuzz()] : []),
    ...(values['add-core'] ? [{ name: 'npm test', exitCode: 0, counts: readCounts(coreCounts) }] : []),
  ];
}

// A report of an earlier run must not be read as one of this run.
for (const file of [vitestReport, journeysReport]) rmSync(file, { force: true });
if (part === 'core') rmSync(coreCounts, { force: true });
mkdirSync(folder, { recursive: true });

const runs = await runSuites();
for (const failure of runs.flatMap(({ failures = [] }) => failures)) console.error(`\n${describeFailure(failure)}`);
const results = runs.map(judge);
for (const { trouble } of results) if (trouble) console.error(trouble);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
const total = sumCounts(results);
if (part === 'core') writeFileSync(coreCounts, JSON.stringify(total));
console.log(`\n${summaryLine(total)}`);
