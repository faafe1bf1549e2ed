import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { type Requirement, readRequirements } from './read-requirements.ts';
import { idsIn, readTestTitles, type TestTitle } from './read-test-titles.ts';

export interface Proof {
  requirements: Requirement[];
  /** The test files that name a requirement in a title. */
  filesById: Map<string, string[]>;
  /** Requirements that `npm test` proves; others need `npm run test:full`. */
  inCore: Set<string>;
  /** IDs in test titles that are not in the list. */
  unknown: { id: string; file: string }[];
}

const isTestFile = (file: string) => /\.(test|journey)\.tsx?$/.test(file);

/** As in vitest.config.ts and playwright.config.ts. */
function runsInCore(file: string, { tags }: TestTitle): boolean {
  return file.endsWith('.journey.ts') ? tags.includes('@core') : !file.endsWith('.chaos.test.ts');
}

export function measureProof(root: string): Proof {
  const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const known = new Set(requirements.map(({ id }) => id));
  const filesById = new Map<string, string[]>();
  const inCore = new Set<string>();
  const unknown: Proof['unknown'] = [];

  for (const file of ['src', 'test', 'scripts'].flatMap((folder) => listFiles(root, folder)).filter(isTestFile)) {
    const titles = readTestTitles(file, readFileSync(join(root, file), 'utf8'));
    for (const id of new Set(titles.flatMap(({ title }) => idsIn(title)))) {
      if (known.has(id)) filesById.set(id, [...(filesById.get(id) ?? []), file]);
      else unknown.push({ id, file });
    }
    for (const one of titles) if (runsInCore(file, one)) for (const id of idsIn(one.title)) inCore.add(id);
  }
  return { requirements, filesById, inCore, unknown };
}

/** Empty if all IDs in test titles exist. */
export function describeUnknown({ unknown }: Proof): string {
  return unknown.map(({ id, file }) => `${file} names [${id}], which docs/requirements.md does not have.`).join('\n');
}
