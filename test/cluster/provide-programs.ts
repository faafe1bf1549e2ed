import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { findAptGet } from '../../scripts/testing/debian-packages.ts';

const packages = { pgbouncer: 'pgbouncer', 'redis-server': 'redis-server' } as const;
type Program = keyof typeof packages;

/** Daemons are often outside of a user's path. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

function find(program: Program): string | undefined {
  return folders
    .map((folder) => path.join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

export function programPath(program: Program): string {
  const found = find(program);
  if (!found) throw new Error(`${program} is not installed`);
  return found;
}

/** Installs PgBouncer and Redis if they are missing; fails with a sentence where that is not possible. */
export async function setup(): Promise<void> {
  const missing = (Object.keys(packages) as Program[]).filter((program) => !find(program));
  if (missing.length === 0) return;
  const names = missing.map((program) => packages[program]);
  const aptGet = await findAptGet();
  let output = 'there is no apt-get that works without a prompt';
  if (aptGet) {
    await aptGet('update');
    output = (await aptGet('install', '-y', '--no-install-recommends', ...names)).output.trim();
  }
  if (missing.every(find)) return;
  throw new Error(
    `The cluster tests need PgBouncer and Redis, and they could not be installed here: ${output}\nInstall them and run the tests again: sudo apt-get update && sudo apt-get install -y ${names.join(' ')}`,
  );
}
