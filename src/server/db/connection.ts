import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Deadline } from '../deadline.ts';
import { explainRefusedConnection, requireAddress, requireServerVersion } from './connection-failure.ts';

/** A connection pool or a transaction: the first argument of every repository function. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

export type Database = {
  db: NodePgDatabase;
  /** For code that needs its own connection: the job runner, advisory locks. */
  pool: pg.Pool;
  /** Waits for running statements until the deadline. */
  close(deadline?: Deadline): Promise<void>;
};

export type ConnectionOptions = {
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  maxConnections?: number;
  /** Time to get a connection from the pool. */
  connectTimeoutMs?: number;
  /** A slower statement is stuck and holds locks that others wait for. 0 for no limit. */
  statementTimeoutMs?: number;
  onQuery?: (statement: string) => void;
};

/** Without a deadline from the caller. */
const CLOSE_PATIENCE_MS = 5000;

// Counts and sums are bigint; they are parsed as numbers, and one above 2^53 throws instead of being rounded. Process-wide, since
// Drizzle ignores the parsers of a single connection.
pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger);

/** Opens the pool and runs one query, so that a wrong URL fails at startup with a clear message. */
export async function connectDatabase(url: string, options: ConnectionOptions = {}): Promise<Database> {
  requireAddress(url);
  const pool = openPool(url, options);
  try {
    const { rows } = await pool.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    );
    requireServerVersion(rows[0]?.number ?? 0, rows[0]?.name ?? 'unknown');
  } catch (error) {
    await pool.end();
    throw explainRefusedConnection(error, url);
  }
  const logger = options.onQuery && { logQuery: options.onQuery };
  return { db: drizzle(pool, { logger }), pool, close: (deadline) => closePool(pool, deadline) };
}

function openPool(url: string, options: ConnectionOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: options.applicationName ?? 'kraplyna',
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    // Releases the locks of a transaction that its process abandoned.
    idle_in_transaction_session_timeout: 60_000,
    // JIT compilation takes longer than our short queries.
    options: '-c TimeZone=UTC -c jit=off',
  });
  // A lost connection is removed from the pool and its statement fails; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function closePool(pool: pg.Pool, deadline = new Deadline(CLOSE_PATIENCE_MS)): Promise<void> {
  // A hanging statement is ended by `statement_timeout`, or with the process.
  await deadline.waitFor(pool.end());
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}, which does not fit a number`);
  return value;
}
