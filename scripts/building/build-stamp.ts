import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';

/** Everything that decides what the pages look like. Files of the server alone are not among them. */
const inputs = [
  'src/web',
  'src/contracts',
  'src/domain',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/building',
];

const stampFile = 'build/.stamp';
const results = ['build/server/index.js', 'build/client/assets'];

/** One number for all inputs: names and contents, never times, which a checkout or a copy changes. */
export function hashInputs(root: string): string {
  // The one variable that src/web/routes.ts reads.
  const hash = createHash('sha256').update(`KRAPLYNA_UI_PAGE=${process.env.KRAPLYNA_UI_PAGE ?? ''}\n`);
  for (const file of inputs.flatMap((input) => listFiles(root, input))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${content.byteLength}\n`).update(content);
  }
  return hash.digest('hex');
}

export function isStale(root: string, hash: string): boolean {
  if (!results.every((result) => existsSync(join(root, result)))) return true;
  const stamp = join(root, stampFile);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
}

/** Taken away before a build, so that one which was interrupted half-way is never taken for whole. */
export function removeStamp(root: string): void {
  rmSync(join(root, stampFile), { force: true });
}

export function writeStamp(root: string, hash: string): void {
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(join(root, stampFile), hash);
}
