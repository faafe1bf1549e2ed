import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Deadline } from '../deadline.ts';
import { explainRefusedConnection, requireAddress, requireServerVersion } from './connection-failure.ts';
import type { DirectConnection } from './direct-connection.ts';
import { poolerClient } from './pooler-client.ts';
import { requireSessionDefaults, startupOptions } from './session-defaults.ts';
import { openExecutor } from './transaction.ts';

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
  /** Another than the default of all sessions; 0 for no limit. */
  statementTimeoutMs?: number;
  /** How long a statement waits for a lock; by default as long as it runs. */
  lockTimeoutMs?: number;
  /** On the side of the client, for a server that does not answer at all. */
  queryTimeoutMs?: number;
  /** The address leads to a pooler in transaction mode, beside this connection. */
  besidePooler?: DirectConnection | undefined;
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
    if (options.besidePooler) await requireSessionDefaults(pool);
  } catch (error) {
    await pool.end();
    throw explainRefusedConnection(error, url);
  }
  const logger = options.onQuery && { logQuery: options.onQuery };
  return { db: openExecutor(pool, logger), pool, close: (deadline) => closePool(pool, deadline) };
}

function openPool(url: string, options: ConnectionOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: options.applicationName ?? 'kraplyna',
    ...(options.queryTimeoutMs !== undefined && { query_timeout: options.queryTimeoutMs }),
    ...(options.besidePooler ? { Client: poolerClient(options.besidePooler) } : sessionParameters(options)),
  });
  // A lost connection is removed from the pool and its statement fails; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A pooler refuses start-up parameters, since its sessions outlive their clients. */
const sessionParameters = ({ statementTimeoutMs, lockTimeoutMs }: ConnectionOptions): pg.PoolConfig => ({
  options: startupOptions({
    ...(statementTimeoutMs !== undefined && { statement_timeout: `${statementTimeoutMs}ms` }),
    ...(lockTimeoutMs !== undefined && { lock_timeout: `${lockTimeoutMs}ms` }),
  }),
});

async function closePool(pool: pg.Pool, deadline = new Deadline(CLOSE_PATIENCE_MS)): Promise<void> {
  // A hanging statement is ended by `statement_timeout`, or with the process.
  await deadline.waitFor(pool.end());
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}, which does not fit a number`);
  return value;
}
