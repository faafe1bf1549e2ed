import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const generated = new Set(['node_modules', 'build', '.git', '.data', '.test', '.react-router', 'test-results']);

/** Every file under `start` (a folder or a file), as paths from `root` with forward slashes, sorted; nothing if it is absent. */
export function listFiles(root: string, start: string): string[] {
  const entry = statSync(join(root, start), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [start];
  return readdirSync(join(root, start))
    .filter((name) => !generated.has(name))
    .sort()
    .flatMap((name) => listFiles(root, start === '.' ? name : `${start}/${name}`));
}
