import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Executor } from './connection.ts';

type Logger = { logQuery(statement: string): void };
type Pool = { readonly pool: pg.Pool; readonly logger: Logger | undefined };

const pools = new WeakMap<Executor, Pool>();
const connections = new WeakMap<pg.PoolClient, NodePgDatabase>();
const connectionOfTransaction = new WeakMap<Executor, Executor>();
const databaseOfTransaction = new WeakMap<Executor, Executor>();

export function openExecutor(pool: pg.Pool, logger?: Logger): NodePgDatabase {
  const db = drizzle(pool, { logger });
  pools.set(db, { pool, logger });
  return db;
}

/** Inside another transaction a savepoint. */
export async function transact<Result>(db: Executor, work: (db: Executor) => Promise<Result>): Promise<Result> {
  const known = pools.get(db);
  if (!known) return db.transaction(work);
  const client = await known.pool.connect();
  try {
    const connection = connections.get(client) ?? drizzle(client, { logger: known.logger });
    connections.set(client, connection);
    return await connection.transaction((transaction) => {
      connectionOfTransaction.set(transaction, connection);
      databaseOfTransaction.set(transaction, db);
      return work(transaction);
    });
  } finally {
    client.release();
  }
}

/** What outlives the transaction: statements that are built for it serve the next transaction on the same connection. */
export const lastingExecutor = (db: Executor): Executor => connectionOfTransaction.get(db) ?? db;

/** On which a transaction was begun: the same object for all of a database. */
export const outermostExecutor = (db: Executor): Executor => databaseOfTransaction.get(db) ?? db;
