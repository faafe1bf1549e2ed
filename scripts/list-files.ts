import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const generated = new Set(['node_modules', 'build', '.git', '.data', '.test', '.react-router', 'test-results']);

/** All files under `start` (a folder or a file), as sorted paths from `root` with forward slashes; empty if it does not exist. */
export function listFiles(root: string, start: string): string[] {
  const entry = statSync(join(root, start), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [start];
  return readdirSync(join(root, start))
    .filter((name) => !generated.has(name))
    .sort()
    .flatMap((name) => listFiles(root, start === '.' ? name : `${start}/${name}`));
}
