import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { type Requirement, readRequirements } from './read-requirements.ts';
import { idsIn, readTestTitles } from './read-test-titles.ts';

export interface Proof {
  requirements: Requirement[];
  /** Which test files name a requirement in a title. */
  filesById: Map<string, string[]>;
  /** IDs that a test names and the list does not have. */
  unknown: { id: string; file: string }[];
}

const isTestFile = (file: string) => /\.(test|journey)\.tsx?$/.test(file);

export function measureProof(root: string): Proof {
  const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const known = new Set(requirements.map(({ id }) => id));
  const filesById = new Map<string, string[]>();
  const unknown: Proof['unknown'] = [];

  for (const file of ['src', 'test', 'scripts'].flatMap((folder) => listFiles(root, folder)).filter(isTestFile)) {
    const titles = readTestTitles(file, readFileSync(join(root, file), 'utf8'));
    for (const id of new Set(titles.flatMap(idsIn))) {
      if (known.has(id)) filesById.set(id, [...(filesById.get(id) ?? []), file]);
      else unknown.push({ id, file });
    }
  }
  return { requirements, filesById, unknown };
}

/** Empty when every ID in a test title exists; the check stops on anything else. */
export function describeUnknown({ unknown }: Proof): string {
  return unknown.map(({ id, file }) => `${file} names [${id}], which docs/requirements.md does not have.`).join('\n');
}
