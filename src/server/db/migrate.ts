import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as runJobMigrations } from 'graphile-worker';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectDatabase } from './connection.ts';
import { errorCode } from './connection-failure.ts';
import { listMigrationNames, MIGRATIONS_FOLDER, type Migration, readMigrations } from './migration-files.ts';
import { buildPostponedIndexes, isIndexReady, listPostponed } from './postponed-indexes.ts';
import { withStartLock } from './start-lock.ts';

const UNDEFINED_TABLE = '42P01';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** While a statement waits for a lock of a table, everybody else waits behind it. */
const defaultPatience: LockPatience = { lockTimeoutMs: 1000, attempts: 40, minPauseMs: 250, maxPauseMs: 15_000 };

export type LockPatience = {
  readonly lockTimeoutMs: number;
  readonly attempts: number;
  /** Exponential back-off. */
  readonly minPauseMs: number;
  readonly maxPauseMs: number;
};

type MigrateOptions = {
  readonly folder?: string;
  readonly patience?: LockPatience;
  readonly onMigration?: (name: string) => void;
  /** Another process migrates. */
  readonly onWait?: () => void;
  /** A lock was not to be had, and the migration is repeated later. */
  readonly onRetry?: (name: string) => void;
  /** Builds indexes that a killed process left behind. */
  readonly onIndex?: (done: number, total: number) => void;
};

type Step = { readonly patience: LockPatience; readonly onRetry: (name: string) => void };

/**
 * Runs pending migrations, forward only, including those of the job queue; returns their names. Applied migrations are recorded
 * with a hash. Processes that start at once are serialized by the start lock. No statement waits long for a lock: it would block
 * all who come after it, so it gives up and is repeated.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = MIGRATIONS_FOLDER, patience = defaultPatience, onRetry = () => undefined } = options;
  const migrations = await readMigrations(folder);
  const { pool, close } = await connectDatabase(url, {
    applicationName: 'kraplyna-migrate',
    statementTimeoutMs: 0,
    lockTimeoutMs: patience.lockTimeoutMs,
  });
  const step = { patience, onRetry };
  try {
    return await withStartLock(
      url,
      async () => {
        await buildPostponedIndexes(pool, { onBuilt: options.onIndex });
        await patiently('of the job queue', step, () => runJobMigrations({ pgPool: pool }));
        const client = await pool.connect();
        try {
          return await runPending(client, migrations, step, options.onMigration);
        } finally {
          client.release();
        }
      },
      options.onWait,
    );
  } finally {
    await close();
  }
}

/** Migrations that the database has not applied. */
export async function pendingMigrations(pool: pg.Pool, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const names = await listMigrationNames(folder);
  try {
    const { rows } = await pool.query<{ name: string }>('select name from applied_migrations');
    const applied = new Set(rows.map((row) => row.name));
    return names.filter((name) => !applied.has(name));
  } catch (error) {
    if (errorCode(error) === UNDEFINED_TABLE) return names;
    throw error;
  }
}

/** For a shop that does not migrate by itself. */
export async function requireMigrated(url: string): Promise<void> {
  const { pool, close } = await connectDatabase(url, { maxConnections: 1 });
  try {
    const [migration, ...others] = await pendingMigrations(pool);
    if (migration !== undefined) {
      throw new StartError(
        `The database lacks ${others.length + 1} migrations (first ${migration}), and MIGRATE_ON_START=no forbids this process to run them: run "npm run migrate" and start again.`,
      );
    }
    const postponed = await listPostponed(pool);
    if (postponed.length > 0) {
      throw new StartError(
        `The database lacks ${postponed.length} indexes (first ${postponed[0]?.name}), since "npm run demo" is filling it or was interrupted, and MIGRATE_ON_START=no forbids this process to build them: once it has ended, run "npm run migrate" and start again.`,
      );
    }
  } finally {
    await close();
  }
}

async function runPending(
  client: pg.ClientBase,
  migrations: Migration[],
  step: Step,
  onMigration?: (name: string) => void,
): Promise<string[]> {
  await client.query(`create table if not exists applied_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from applied_migrations');
  const hashes = new Map(rows.map((row) => [row.name, row.hash]));
  const edited = migrations.find(({ name, hash }) => hashes.has(name) && hashes.get(name) !== hash);
  if (edited) {
    throw new StartError(
      `Migration ${edited.name} was changed after it had run on this database: restore migrations/${edited.name}.sql and put the change into a new migration.`,
    );
  }
  const pending = migrations.filter(({ name }) => !hashes.has(name));
  for (const migration of pending) {
    onMigration?.(migration.name);
    if (migration.isTransaction) await patiently(migration.name, step, () => runWhole(client, migration));
    else await runStepByStep(client, migration, step);
  }
  return pending.map(({ name }) => name);
}

const note = 'insert into applied_migrations (name, hash) values ($1, $2)';

async function runWhole(client: pg.ClientBase, { name, hash, statements }: Migration): Promise<void> {
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query(note, [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (isLockTrouble(error)) throw error;
    throw new StartError(`Migration ${name} failed and was rolled back: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Each statement commits by itself, so a broken run is continued where it ended: the statements must bear to be repeated. */
async function runStepByStep(client: pg.ClientBase, { name, hash, statements }: Migration, step: Step): Promise<void> {
  try {
    for (const statement of statements) await patiently(name, step, () => runAlone(client, statement));
    await client.query(note, [name, hash]);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `Migration ${name} failed: ${reasonOf(error)}. It runs without a transaction: what it did before stays, and the next run continues.`,
      { cause: error },
    );
  }
}

const concurrentIndex =
  /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(?:"(?<quoted>[^"]+)"|(?<bare>\w+))/i;

async function runAlone(client: pg.ClientBase, statement: string): Promise<void> {
  const { quoted, bare } = concurrentIndex.exec(statement)?.groups ?? {};
  const index = quoted ?? bare?.toLowerCase();
  if (index && (await isIndexReady(client, index))) return;
  // A concurrent build blocks neither readers nor writers, so it may wait for old transactions to end.
  const mayWait = /\bconcurrently\b/i.test(statement);
  if (mayWait) await client.query('set lock_timeout = 0');
  try {
    await client.query(statement);
  } finally {
    if (mayWait) await client.query('reset lock_timeout');
  }
}

/** Repeats what could not get a lock, with back-off. */
async function patiently(name: string, { patience, onRetry }: Step, work: () => Promise<void>): Promise<void> {
  let pauseMs = patience.minPauseMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTrouble(error)) throw error;
      if (attempt === patience.attempts) {
        throw new StartError(
          `Migration ${name} got no lock in ${attempt} attempts, since other transactions use its tables all the time, and was rolled back. Find them in pg_stat_activity, end them or wait for them, and run it again.`,
          { cause: error },
        );
      }
      onRetry(name);
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, patience.maxPauseMs);
    }
  }
}

const isLockTrouble = (error: unknown) => [LOCK_NOT_AVAILABLE, DEADLOCK].includes(errorCode(error));
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
