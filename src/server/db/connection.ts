import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Deadline } from '../deadline.ts';
import { explainRefusedConnection, requireAddress, requireServerVersion } from './connection-failure.ts';

/** The database or a transaction on it: what every repository function takes first. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

export type Database = {
  db: NodePgDatabase;
  /** For those who need a connection of their own: the job runner, LISTEN, advisory locks. */
  pool: pg.Pool;
  /** Waits for the statements under way, but not for ever. */
  close(deadline?: Deadline): Promise<void>;
};

export type ConnectionOptions = {
  /** Shown in pg_stat_activity, so that an operator can tell who holds a connection. */
  applicationName?: string;
  maxConnections?: number;
  /** How long getting a connection may take. */
  connectTimeoutMs?: number;
  /** A page never needs this long; whatever does is stuck and holds locks that others wait for. 0 for no limit. */
  statementTimeoutMs?: number;
  /** Called with every statement that goes through Drizzle. */
  onQuery?: (statement: string) => void;
};

/** For a close that nobody set a deadline for. */
const CLOSE_PATIENCE_MS = 5000;

// Counts and sums arrive as bigint. None in a shop passes 2^53, and one that did must not be rounded in silence.
// Set for the whole process, since Drizzle reads the parsers of the process and not those of a connection.
pg.types.setTypeParser(pg.types.builtins.INT8, safeInteger);

/** Opens the pool and asks the server one question, so that a wrong address is a clear line now and not a 503 later. */
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
    // A transaction that its process forgot must give its locks back.
    idle_in_transaction_session_timeout: 60_000,
    // Compiling a question takes longer than answering it: all of them are short.
    options: '-c TimeZone=UTC -c jit=off',
  });
  // A lost connection is thrown away and the statement on it fails; without a listener the whole shop would.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function closePool(pool: pg.Pool, deadline = new Deadline(CLOSE_PATIENCE_MS)): Promise<void> {
  // A statement that hangs on is ended by the server's own time limit, or with the process.
  await deadline.waitFor(pool.end());
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}, which does not fit a number`);
  return value;
}
