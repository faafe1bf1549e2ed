import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';

/** All inputs of the pages; server-only files are not among them. */
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

/** A hash of names and contents, not of timestamps, which a checkout or a copy changes. */
export function hashInputs(root: string): string {
  // The only environment variable that src/web/routes.ts reads besides NODE_ENV.
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

/** Removed before a build, so that an interrupted build counts as stale. */
export function removeStamp(root: string): void {
  rmSync(join(root, stampFile), { force: true });
}

export function writeStamp(root: string, hash: string): void {
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(join(root, stampFile), hash);
}
