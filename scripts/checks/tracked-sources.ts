import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';

const isSource = (file: string) => /\.(ts|tsx|js|mjs|cjs|jsx|css|json|jsonc)$/.test(file);

/** Tracked and new files; without git (an unpacked archive), all files that are not generated. */
export function trackedSources(root: string): string[] {
  if (!existsSync(join(root, '.git'))) return listFiles(root, '.').filter(isSource);
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => isSource(file) && existsSync(join(root, file)));
}
