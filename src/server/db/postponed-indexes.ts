import { sql } from 'drizzle-orm';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectDatabase, type Executor } from './connection.ts';
import { errorCode } from './connection-failure.ts';

const UNDEFINED_TABLE = '42P01';

type Postponing = {
  /** Past a pooler. */
  readonly url: string;
  readonly tables: readonly string[];
  /** Nobody else uses the database, so foreign keys and unique indexes may be missing meanwhile. */
  readonly isAlone: boolean;
  /** How many of all are built. */
  readonly onBuilt: (done: number, total: number) => void;
};

/**
 * Runs `work`, which inserts very many rows, without the indexes and foreign keys of the tables and builds them afterwards:
 * sorting all rows once is faster than a search per row in each index. Primary keys stay. A definition is stored
 * by the transaction that drops it, so that the next start that migrates builds what a killed process left behind.
 */
export async function withoutIndexes<Result>(
  db: Executor,
  { url, tables, isAlone, onBuilt }: Postponing,
  work: () => Promise<Result>,
): Promise<Result> {
  await db.execute(sql`create table if not exists postponed_indexes (
    name text primary key, is_key boolean not null, definition text not null)`);
  for (const found of await findDroppable(db, tables)) if (isAlone || !found.isRule) await dropOne(db, found);
  const result = await work();
  const { pool, close } = await connectDatabase(url, { applicationName: 'kraplyna-indexes', maxConnections: 1 });
  try {
    await buildPostponedIndexes(pool, { isAlone, onBuilt });
  } finally {
    await close();
  }
  return result;
}

type Found = { name: string; isKey: boolean; isRule: boolean; definition: string; removal: string };

/** Definitions that do no harm where somebody has built the index by hand. */
async function findDroppable(db: Executor, tables: readonly string[]): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    with tables as (select unnest(${sql.param(tables)}::text[])::regclass as id)
    select conname as name, true as "isKey", true as "isRule",
      format('alter table %s drop constraint if exists %I, add constraint %I %s', conrelid::regclass, conname, conname,
        pg_get_constraintdef(pg_constraint.oid)) as definition,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as removal
    from pg_constraint join tables on tables.id = conrelid where contype = 'f'
    union all
    select relname, false, indisunique,
      regexp_replace(pg_get_indexdef(indexrelid), '^CREATE (UNIQUE )?INDEX', 'create \\1index if not exists'),
      format('drop index %s', indexrelid::regclass)
    from pg_index join tables on tables.id = indrelid join pg_class on pg_class.oid = indexrelid
    where indisvalid and not exists (select from pg_constraint where conindid = indexrelid)`);
  return rows;
}

/** One per transaction: with locks on all tables at once it could deadlock with an order of a running shop. */
const dropOne = (db: Executor, { name, isKey, definition, removal }: Found) =>
  db.transaction(async (db) => {
    await waitAsLongAsItTakes(db);
    await db.execute(sql`
      insert into postponed_indexes (name, is_key, definition) values (${name}, ${isKey}, ${definition})
      on conflict (name) do update set definition = excluded.definition`);
    await db.execute(sql.raw(removal));
  });

type Postponed = { readonly name: string; readonly isKey: boolean; readonly definition: string };

/** Foreign keys last: they are checked with the indexes. */
export async function listPostponed(pool: pg.Pool): Promise<Postponed[]> {
  try {
    const { rows } = await pool.query<Postponed>(
      'select name, is_key as "isKey", definition from postponed_indexes order by is_key, name',
    );
    return rows;
  } catch (error) {
    if (errorCode(error) === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/**
 * Builds what is still missing, concurrently unless nobody else uses the database: the orders of other shops do not wait for it. Call it
 * under the start lock, and before migrations, which may change these indexes.
 */
export async function buildPostponedIndexes(
  pool: pg.Pool,
  { isAlone = false, onBuilt }: { isAlone?: boolean; onBuilt?: Postponing['onBuilt'] | undefined },
): Promise<void> {
  const postponed = await listPostponed(pool);
  if (postponed.length === 0) return;
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    for (const [done, one] of postponed.entries()) {
      onBuilt?.(done, postponed.length);
      await build(client, one, isAlone);
      await client.query('delete from postponed_indexes where name = $1', [one.name]);
    }
    await client.query('drop table postponed_indexes');
  } finally {
    // Its settings end with it.
    client.release(true);
  }
}

async function build(client: pg.ClientBase, { name, isKey, definition }: Postponed, isAlone: boolean): Promise<void> {
  try {
    if (!isKey && (await isIndexReady(client, name))) return;
    await client.query('set lock_timeout = 0');
    // A foreign key is only missing where nobody else used the database.
    await client.query(isAlone || isKey ? definition : concurrently(definition));
  } catch (error) {
    throw new StartError(
      `${name} could not be built again: ${error instanceof Error ? error.message : error}. Its definition waits in the table postponed_indexes for the next start that migrates, or npm run migrate.`,
      { cause: error },
    );
  }
}

/** True if an earlier run has built it. An invalid one is left over from a run that was interrupted, and is dropped. */
export async function isIndexReady(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [pg.escapeIdentifier(name)],
  );
  if (rows[0]?.isValid === false) {
    await client.query('set lock_timeout = 0');
    await client.query(`drop index concurrently ${pg.escapeIdentifier(name)}`);
    await client.query('reset lock_timeout');
  }
  return rows[0]?.isValid === true;
}

const concurrently = (definition: string) => definition.replace(/^create (unique )?index /i, '$&concurrently ');

async function waitAsLongAsItTakes(db: Executor): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`set local lock_timeout = 0`);
}
