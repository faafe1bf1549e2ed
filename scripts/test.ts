import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError, buildIfStale } from './build.ts';
import { listFiles } from './list-files.ts';
import { chooseSuites } from './testing/choose-suites.ts';
import { judge, readPlaywrightReport, readVitestReport, type SuiteRun, summaryLine } from './testing/count-results.ts';

import { BrowserError, provideBrowser } from './testing/provide-browser.ts';
import { projectRoot, runTool } from './tools/run-tool.ts';

const vitestReport = join(projectRoot, '.test/vitest.json');
const journeysReport = join(projectRoot, '.test/journeys.json');

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string', short: 't' } },
});

async function runVitest(): Promise<SuiteRun> {
  const { exitCode } = await runTool(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
      ...(values.title ? ['-t', values.title] : []),
      ...filters,
    ],
    { isLive: true },
  );
  return { name: 'rules, API and lifecycle', exitCode, counts: readVitestReport(vitestReport) };
}

async function runJourneys(): Promise<SuiteRun> {
  const name = 'journeys';
  try {
    const browser = await provideBrowser(console.log);
    console.log(`Journeys in ${browser}`);
    const { exitCode } = await runTool(
      '@playwright/test',
      ['test', '--reporter=list,json', ...(values.title ? ['-g', values.title] : []), ...filters],
      { isLive: true, env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport } },
    );
    return { name, exitCode, counts: readPlaywrightReport(journeysReport) };
  } catch (error) {
    if (!(error instanceof BrowserError)) throw error;
    console.error(error.message);
    return { name, exitCode: 1, counts: { passed: 0, failed: 0 } };
  }
}

async function runSuites(): Promise<SuiteRun[]> {
  const chosen = chooseSuites(
    ['src', 'scripts', 'test'].flatMap((folder) => listFiles(projectRoot, folder)),
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
  // One after the other: two cores that run a browser and a database at once only make time-outs.
  return [...(chosen.vitest ? [await runVitest()] : []), ...(chosen.journeys ? [await runJourneys()] : [])];
}

// A report of the last run must not be taken for one of this run.
for (const file of [vitestReport, journeysReport]) rmSync(file, { force: true });
mkdirSync(join(projectRoot, '.test'), { recursive: true });

const results = (await runSuites()).map(judge);
for (const { trouble } of results) if (trouble) console.error(trouble);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
console.log(`\n${summaryLine(results)}`);
