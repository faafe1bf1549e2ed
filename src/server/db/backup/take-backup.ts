import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { SHOP } from '../embedded/cluster.ts';
import { findDatabaseFolder } from '../embedded/home.ts';
import { copyWithChecksum, listTree, type Manifest, manifestName, type StoredFile } from './manifest.ts';

export type BackupStep = 'measuring' | 'copying-database' | 'copying-log' | 'copying-pictures';

type BackupOptions = {
  readonly dataDir: string;
  /** New or empty. */
  readonly to: string;
  readonly now: Date;
  /** False if pictures are in object storage. */
  readonly hasPictures: boolean;
  readonly onStep: (step: BackupStep, done?: number, total?: number) => void;
};

/** What the server makes anew at its start, as `pg_basebackup` leaves it out; of the folders only the contents. */
const emptyFolders = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];
const leftOut =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init(\.\d+)?|pgsql_tmp.*|backup_label(\.old)?|tablespace_map)$/;
/** Copied last, so that it is never older than the files. */
const controlFile = 'global/pg_control';
/** More than the files have now: the database grows while it is copied. */
const reserve = 1.1;

/**
 * Copies the embedded database while it runs (PostgreSQL's low-level base backup), then the pictures: a picture is stored before
 * its row, so every row of the copy has its file. The folder gets its name when it is whole.
 */
export async function takeBackup({ dataDir, to, now, hasPictures, onStep }: BackupOptions): Promise<Manifest> {
  onStep('measuring');
  await refuseUsedFolder(to);
  const database = await findDatabaseFolder(dataDir);
  const server = await connect(dataDir, database);
  const unfinished = `${path.resolve(to)}.unfinished-${randomUUID()}`;
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await requireSpace(unfinished, [database, ...(hasPictures ? [path.join(dataDir, 'media')] : [])]);
    const { files, folders } = await copyDatabase(server, database, unfinished, onStep);
    if (hasPictures) files.push(...(await copyPictures(path.join(dataDir, 'media'), unfinished, onStep)));
    const { rows } = await server.query<{ version: string }>(`select current_setting('server_version') as version`);
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      postgresVersion: String(rows[0]?.version),
      hasPictures,
      folders,
      files,
    };
    await writeFile(path.join(unfinished, manifestName), JSON.stringify(manifest), { flush: true, mode: 0o600 });
    await rm(to, { recursive: true, force: true });
    await rename(unfinished, to);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw explain(error, to);
  } finally {
    await server.end();
  }
}

async function refuseUsedFolder(to: string): Promise<void> {
  const entries = await readdir(to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartError(`${to} cannot be used as a folder for the backup: name another one with --to.`, {
      cause: error,
    });
  });
  if (entries.length > 0) throw new StartError(`${to} is not empty: name a new folder with --to.`);
}

async function connect(dataDir: string, database: string): Promise<pg.Client> {
  const [, , , port] = (await readFile(path.join(database, 'cluster/postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  );
  const password = (await readFile(path.join(database, 'password'), 'utf8').catch(() => '')).trim();
  const client = new pg.Client({ host: '127.0.0.1', port: Number(port), user: SHOP, password, database: SHOP });
  // Reported by the query that fails.
  client.on('error', () => undefined);
  try {
    if (!port || !password) throw new Error('no server');
    await client.connect();
    return client;
  } catch (error) {
    throw new StartError(
      `The shop of ${dataDir} does not run, or this user may not read its database: start it first. The folder of a shop that is stopped can be copied as it is.`,
      { cause: error },
    );
  }
}

async function requireSpace(to: string, folders: readonly string[]): Promise<void> {
  let needed = 0;
  for (const folder of folders)
    for (const file of (await listTree(folder)).files)
      needed += (await stat(path.join(folder, file)).catch(() => null))?.size ?? 0;
  const { bavail, bsize } = await statfs(to);
  if (bavail * bsize < needed * reserve) {
    const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
    throw new StartError(
      `The disk has ${megabytes(bavail * bsize)} MB free where the backup would be, and it needs ${megabytes(needed * reserve)} MB: free some, or name a folder on another disk with --to.`,
    );
  }
}

async function copyDatabase(server: pg.Client, database: string, to: string, onStep: BackupOptions['onStep']) {
  const slot = `backup_${randomUUID().replaceAll('-', '')}`;
  // Keeps the log that the copy needs; it ends with this connection.
  await server.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  const first = await textOf(server, `select pg_walfile_name(pg_backup_start('npm run backup', true)) as text`);
  const cluster = path.join(database, 'cluster');
  const { folders, files } = await listTree(cluster);
  const wanted = files.filter((name) => !isLeftOut(name) && name !== controlFile);
  const copied: StoredFile[] = [];
  const copy = async (name: string, from = path.join(cluster, name)) => {
    const stored = await copyWithChecksum(from, path.join(to, 'postgres/cluster', name), `postgres/cluster/${name}`);
    if (stored) copied.push(stored);
  };
  for (const [index, name] of [...wanted, controlFile].entries()) {
    onStep('copying-database', index, wanted.length + 1);
    await copy(name);
  }
  onStep('copying-log');
  const { rows } = await server.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  );
  const { label = '', last = '' } = rows[0] ?? {};
  const segments = (await readdir(path.join(cluster, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
  );
  for (const name of segments) await copy(`pg_wal/${name}`);
  if (copied.every(({ path: name }) => !name.endsWith(`pg_wal/${last}`)))
    throw new Error(`The log ${last} was not there to be copied`);
  const labelFile = path.join(to, 'backup_label');
  await writeFile(labelFile, label);
  await copy('backup_label', labelFile);
  await rm(labelFile);
  const password = await copyWithChecksum(
    path.join(database, 'password'),
    path.join(to, 'postgres/password'),
    'postgres/password',
  );
  if (password) copied.push(password);
  const kept = folders.filter((name) => !isLeftOut(name)).map((name) => `postgres/cluster/${name}`);
  return { files: copied, folders: kept };
}

const isLeftOut = (name: string): boolean =>
  leftOut.test(name) ||
  emptyFolders.some((folder) => name.startsWith(`${folder}/`) && !name.endsWith('archive_status'));

async function textOf(server: pg.Client, query: string): Promise<string> {
  const { rows } = await server.query<{ text: string }>(query);
  return String(rows[0]?.text);
}

async function copyPictures(media: string, to: string, onStep: BackupOptions['onStep']): Promise<StoredFile[]> {
  const { files } = await listTree(media);
  const copied: StoredFile[] = [];
  for (const [index, name] of files.entries()) {
    onStep('copying-pictures', index, files.length);
    const stored = await copyWithChecksum(path.join(media, name), path.join(to, 'media', name), `media/${name}`);
    if (stored) copied.push(stored);
  }
  return copied;
}

function explain(error: unknown, to: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartError(
      `The disk became full while the backup was written to ${to}: free some space, or use another disk.`,
      { cause: error },
    );
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartError(
      `This user may not write to ${to}, or not read the database: run the backup as the user of the shop, or name another folder with --to.`,
      { cause: error },
    );
  return error;
}
