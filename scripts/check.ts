import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeViolations, findViolations } from './borders/find-violations.ts';
import { BuildError, buildIfStale } from './build.ts';
import { findSuppressions } from './checks/find-suppressions.ts';
import { trackedSources } from './checks/tracked-sources.ts';
import { describeUnknown, measureProof } from './requirements/measure-proof.ts';
import { projectRoot, runTool } from './tools/run-tool.ts';

interface Step {
  name: string;
  /** The findings as text; empty on success. */
  run: () => Promise<string> | string;
}

async function findingsOf(
  packageName: string,
  toolArguments: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { exitCode, output } = await runTool(packageName, toolArguments, { env });
  return exitCode === 0 ? '' : output || `${packageName} ended with exit code ${exitCode} and said nothing`;
}

/** In development mode the route table includes the UI component gallery, the only user of some components. */
function checkDeadCode(): Promise<string> {
  return findingsOf('knip', [], { NODE_ENV: 'development' });
}

async function checkTypes(): Promise<string> {
  return (await findingsOf('@react-router/dev', ['typegen'])) || (await findingsOf('typescript', []));
}

function checkSuppressions(): string {
  return trackedSources(projectRoot)
    .flatMap((file) =>
      findSuppressions(readFileSync(join(projectRoot, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line} suppresses a finding or skips a test instead of fixing it: ${text}`,
      ),
    )
    .join('\n');
}

async function checkWeight(): Promise<string> {
  try {
    await buildIfStale();
  } catch (error) {
    if (error instanceof BuildError) return error.message;
    throw error;
  }
  return findingsOf('size-limit', []);
}

const steps: Step[] = [
  { name: 'format and lint', run: () => findingsOf('@biomejs/biome', ['check', '--error-on-warnings', '.']) },
  { name: 'types', run: checkTypes },
  { name: 'import boundaries', run: () => describeViolations(findViolations(projectRoot)) },
  { name: 'no suppressions', run: checkSuppressions },
  { name: 'tests name known requirements', run: () => describeUnknown(measureProof(projectRoot)) },
  { name: 'no dead code, no stray dependency', run: checkDeadCode },
  { name: 'a guest loads at most 150 kB', run: checkWeight },
];

let failedCount = 0;
for (const { name, run } of steps) {
  const startedAt = performance.now();
  const findings = await run();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${findings ? '✗' : '✓'} ${name.padEnd(36)}${seconds.padStart(5)} s`);
  if (findings) {
    failedCount += 1;
    console.log(`\n${findings.trimEnd()}\n`);
  }
}

console.log(failedCount === 0 ? '\nAll checks passed.' : `\n${failedCount} of ${steps.length} checks failed.`);
process.exitCode = failedCount === 0 ? 0 : 1;
