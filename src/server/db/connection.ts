import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { explainRefusedConnection } from './connection-failure.ts';
import { requireServerVersion } from './server-version.ts';

type PostgresTypes = { bigint: number };

/** The driver itself, for what Drizzle has no words for: COPY, LISTEN, advisory locks. */
export type Sql = postgres.Sql<PostgresTypes>;

/** The database or a transaction on it: what every repository function takes first. */
export type Executor = PgDatabase<PostgresJsQueryResultHKT>;

export type Database = {
  db: PostgresJsDatabase;
  sql: Sql;
  close(): Promise<void>;
};

export type ConnectionOptions = {
  /** Shown in pg_stat_activity, so that an operator can tell who holds a connection. */
  applicationName?: string;
  maxConnections?: number;
  /** How long the first answer may take. */
  connectTimeoutMs?: number;
  /** A page never needs this long; whatever does is stuck and holds locks that others wait for. 0 for no limit. */
  statementTimeoutMs?: number;
  /** Sees every statement. For tests only: the driver then also keeps a stack trace for each query. */
  onQuery?: (statement: string) => void;
};

/** Opens the pool and asks the server one question, so that a wrong address is a clear line now and not a 503 later. */
export async function connectDatabase(url: string, options: ConnectionOptions = {}): Promise<Database> {
  const connectTimeoutMs = options.connectTimeoutMs ?? 10_000;
  const sql = openPool(url, connectTimeoutMs, options);
  // The driver tries again for ever where a server accepts and hangs up; ending the pool ends that.
  const giveUp = setTimeout(() => sql.end({ timeout: 0 }), connectTimeoutMs + 500);
  try {
    const [row] = await sql<{ versionNumber: number; version: string }[]>`
      select current_setting('server_version_num')::int as "versionNumber", current_setting('server_version') as version`;
    requireServerVersion(row?.versionNumber ?? 0, row?.version ?? 'unknown');
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw explainRefusedConnection(error, url);
  } finally {
    clearTimeout(giveUp);
  }
  return { db: drizzle(sql), sql, close: () => sql.end({ timeout: 5 }) };
}

function openPool(url: string, connectTimeoutMs: number, options: ConnectionOptions): Sql {
  const statementTimeoutMs = options.statementTimeoutMs ?? 30_000;
  try {
    return postgres(url, {
      max: options.maxConnections ?? 10,
      connect_timeout: connectTimeoutMs / 1000,
      onnotice: () => undefined,
      debug: options.onQuery ? (_connection, statement) => options.onQuery?.(statement) : false,
      connection: {
        application_name: options.applicationName ?? 'kraplyna',
        statement_timeout: statementTimeoutMs,
        // No idle_in_transaction_session_timeout: when the server ends a connection inside a transaction, this driver (3.4.9)
        // may run the rest of that transaction inside the next one on the same connection.
        TimeZone: 'UTC',
      },
      types: { bigint: { to: 20, from: [20], parse: safeInteger, serialize: String } },
    });
  } catch (error) {
    throw explainRefusedConnection(error, url);
  }
}

/** Counts and sums arrive as bigint. None in a shop passes 2^53, and one that did must not be rounded in silence. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}, which does not fit a number`);
  return value;
}
