import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Account, BARE_ENVIRONMENT, give } from './account.ts';
import { ProgramFailure } from './failure.ts';
import { databaseFolder, newUnfinishedFolder } from './home.ts';

/** Name of the superuser and of the database. */
export const SHOP = 'kraplyna';

export type Cluster = { folder: string; password: string };

/** Ukrainian collation needs ICU, which the binaries include: by code points, є, і, ї and ґ would sort after я. */
const COLLATION = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=uk-UA'];

/** Character classes for text search still come from the system's locale. macOS has no C.UTF-8. */
const SYSTEM_LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

type Making = { home: string; account: Account; initdb: string; isDurable: boolean; onCreate: () => void };

export async function ensureCluster(making: Making): Promise<Cluster> {
  const folder = databaseFolder(making.home);
  const isThere = await stat(folder).catch(() => null);
  if (!isThere) await createCluster(making, folder);
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  return { folder: path.join(folder, 'cluster'), password };
}

/** Created in a temporary folder and renamed when complete (atomic), so that an incomplete cluster is never used. */
async function createCluster({ home, account, initdb, isDurable, onCreate }: Making, folder: string): Promise<void> {
  onCreate();
  const unfinished = newUnfinishedFolder(home);
  const passwordFile = path.join(unfinished, 'password');
  try {
    await mkdir(unfinished);
    await give(account, unfinished, 0o700);
    await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: isDurable });
    await give(account, passwordFile, 0o600);
    const cluster = ['-D', path.join(unfinished, 'cluster'), `--username=${SHOP}`];
    const access = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const locale = [...COLLATION, `--locale=${SYSTEM_LOCALE}`, '--lc-messages=C'];
    const parameters = [...cluster, ...access, ...locale, '--no-instructions', ...(isDurable ? [] : ['--no-sync'])];
    await runProgram(initdb, parameters, account);
    await rename(unfinished, folder);
    if (isDurable) await syncFolder(home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}

async function runProgram(program: string, parameters: string[], account: Account): Promise<void> {
  const child = spawn(program, parameters, {
    ...account,
    cwd: path.parse(program).root,
    env: BARE_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new ProgramFailure(path.basename(program), output);
}

/** fsync of the folder: after a power cut the rename could be lost, and the next start would delete the unfinished folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
