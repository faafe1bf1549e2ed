import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../start-error.ts';
import { type Account, canWriteIn, ensureSystemAccount, give, giveTree, runsAsRoot } from './account.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { endDatabaseProcesses } from './processes.ts';

/** The fallback when the shop runs as root and the database's account has no access to the data folder, for example under /root. */
const PUBLIC_HOME = '/var/lib/kraplyna';
const POINTER = 'postgres-is-at';
const UNFINISHED = 'postgres.new-';

/** The folder of the database, its owner, and the folder locks. */
export type Home = { folder: string; account: Account; isPublic: boolean; release(): void };

export const databaseFolder = (home: string) => path.join(home, 'postgres');
export const newUnfinishedFolder = (home: string) => path.join(home, `${UNFINISHED}${randomUUID()}`);

/** Locks the data folder and finds or chooses the place of its database. */
export async function openHome(dataDir: string): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const dataFolder = await realpath(dataDir);
  const locks: FolderLock[] = [];
  const release = () => {
    for (const lock of locks.splice(0)) lock.release();
  };
  try {
    locks.push(await lockFolder(dataFolder));
    await removeUnfinished(dataFolder);
    const account = runsAsRoot() ? await chooseAccount(dataFolder) : null;
    const isPublic = !(await staysInside(dataFolder, account));
    const folder = isPublic ? await publicHome(dataFolder) : dataFolder;
    if (isPublic) {
      locks.push(await lockFolder(folder));
      await removeUnfinished(folder);
      await moveDatabase(dataFolder, folder, account);
    }
    await refuseForeignDatabase(folder);
    return { folder, account, isPublic, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Where the database of a data folder is, without locking it: for a copy while the shop runs. */
export async function findDatabaseFolder(dataDir: string): Promise<string> {
  return databaseFolder((await readPointer(dataDir)) ?? dataDir);
}

/** Left by a first start that was killed: incomplete, so its processes are ended and its files deleted. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!entry.startsWith(UNFINISHED)) continue;
    const unfinished = path.join(folder, entry);
    await endDatabaseProcesses(path.join(unfinished, 'cluster'));
    await rm(unfinished, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** An existing database stays with its owner, so that a shop can be started as root and as an ordinary user in turn. */
async function chooseAccount(dataFolder: string): Promise<Account> {
  const place = (await readPointer(dataFolder)) ?? dataFolder;
  const owner = await stat(databaseFolder(place)).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = await ensureSystemAccount();
  // A copy made by root belongs to root, who cannot run PostgreSQL.
  if (owner) await giveTree(account, databaseFolder(place));
  return account;
}

async function staysInside(dataFolder: string, account: Account): Promise<boolean> {
  if (await readPointer(dataFolder)) return false;
  if (await exists(databaseFolder(dataFolder))) return canWriteIn(account, databaseFolder(dataFolder));
  const probe = newUnfinishedFolder(dataFolder);
  try {
    await mkdir(probe);
    await give(account, probe, 0o700);
    return await canWriteIn(account, probe);
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

async function publicHome(dataFolder: string): Promise<string> {
  const pointed = await readPointer(dataFolder);
  if (pointed && (await exists(pointed))) return pointed;
  if (pointed) {
    throw new StartError(
      `The database of ${dataFolder} was kept in ${pointed}, which is gone: bring it back, or delete the file ${path.join(dataFolder, POINTER)} to begin with an empty one.`,
    );
  }
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const folder = path.join(PUBLIC_HOME, name);
  await mkdir(folder, { recursive: true });
  await Promise.all([give(null, PUBLIC_HOME, 0o755), give(null, folder, 0o755)]);
  // Written before the database is created, so that no later start chooses another place.
  const unfinished = path.join(dataFolder, `${POINTER}.new`);
  await writeFile(unfinished, `${folder}\n`, { flush: true });
  await rename(unfinished, path.join(dataFolder, POINTER));
  return folder;
}

/** The account lost its access to the data folder: moves the database to where it has access. */
async function moveDatabase(from: string, to: string, account: Account): Promise<void> {
  if (!(await exists(databaseFolder(from))) || (await exists(databaseFolder(to)))) return;
  await endDatabaseProcesses(path.join(databaseFolder(from), 'cluster'));
  const arriving = newUnfinishedFolder(to);
  await cp(databaseFolder(from), arriving, { recursive: true, preserveTimestamps: true });
  await giveTree(account, arriving);
  await rename(arriving, databaseFolder(to));
  await rm(databaseFolder(from), { recursive: true });
}

async function refuseForeignDatabase(folder: string): Promise<void> {
  if (runsAsRoot()) return;
  const owner = await stat(databaseFolder(folder)).catch(() => null);
  if (!owner || owner.uid === process.getuid?.()) return;
  throw new StartError(
    `The database in ${databaseFolder(folder)} belongs to another user (uid ${owner.uid}): start the shop as root or as that user, or set DATA_DIR to another folder.`,
  );
}

async function readPointer(dataFolder: string): Promise<string | null> {
  const text = await readFile(path.join(dataFolder, POINTER), 'utf8').catch(() => '');
  return text.trim() || null;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
