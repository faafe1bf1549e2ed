import { runMigrations as runJobMigrations } from 'graphile-worker';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectDatabase } from './connection.ts';
import { errorCode } from './connection-failure.ts';
import { listMigrationNames, MIGRATIONS_FOLDER, type Migration, readMigrations } from './migration-files.ts';
import { withStartLock } from './start-lock.ts';

const UNDEFINED_TABLE = '42P01';

type MigrateOptions = { folder?: string; onMigration?: (name: string) => void; onWait?: () => void };

/**
 * Runs pending migrations, forward only, including those of the job queue; returns their names. Applied migrations are recorded
 * with a hash. Processes that start at once are serialized by the start lock.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folder ?? MIGRATIONS_FOLDER);
  const { pool, close } = await connectDatabase(url, { applicationName: 'kraplyna-migrate', statementTimeoutMs: 0 });
  try {
    return await withStartLock(
      url,
      async () => {
        await runJobMigrations({ pgPool: pool });
        const client = await pool.connect();
        try {
          return await runPending(client, migrations, options.onMigration);
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

async function runPending(
  client: pg.ClientBase,
  migrations: Migration[],
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
    await run(client, migration);
  }
  return pending.map(({ name }) => name);
}

async function run(client: pg.ClientBase, { name, hash, statements }: Migration): Promise<void> {
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('insert into applied_migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Migration ${name} failed and was rolled back: ${reason}.`, { cause: error });
  }
}
