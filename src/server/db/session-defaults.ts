import pg from 'pg';
import { StartError } from '../start-error.ts';

/** Of every session of the shop: start-up parameters, or defaults of the role where a pooler refuses those. */
const defaults = {
  TimeZone: 'UTC',
  // JIT compilation takes longer than our short queries.
  jit: 'off',
  // As of an SSD. With the default, made for rotating disks, whole tables are read instead of three rows by an index.
  random_page_cost: '1.1',
  // A slower statement is stuck and holds locks that others wait for.
  statement_timeout: '30s',
  // Releases the locks of a transaction that its process abandoned.
  idle_in_transaction_session_timeout: '1min',
} as const;

/** For a session of its own, past a pooler. */
export const startupOptions = (others: Record<string, string>): string =>
  Object.entries({ ...defaults, ...others })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

const settingsOf = (database: string) =>
  Object.entries(defaults).map(
    ([name, value]) => `alter role current_user in database ${pg.escapeIdentifier(database)} set ${name} = '${value}'`,
  );

/** Makes them defaults of the role in this database, once. Call it under the start lock: two at once would fail. */
export async function setRoleDefaults(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'kraplyna-start' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ database: string; known: string[] | null }>(`
      select current_database() as database, (
        select setconfig from pg_db_role_setting
        where setrole = current_user::regrole and setdatabase = (select oid from pg_database where datname = current_database())
      ) as known`);
    const { database = '', known = null } = rows[0] ?? {};
    const isKnown = Object.entries(defaults).every(([name, value]) => known?.includes(`${name}=${value}`));
    if (!isKnown) for (const statement of settingsOf(database)) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A pooler may hold sessions from before, or log in as another role. */
export async function requireSessionDefaults(pool: pg.Pool): Promise<void> {
  const names = Object.keys(defaults);
  const { rows } = await pool.query<{ database: string; settings: string[] }>(
    'select current_database() as database, array(select current_setting(name) from unnest($1::text[]) as name) as settings',
    [names],
  );
  const missing = Object.values(defaults).some((value, at) => value !== rows[0]?.settings[at]);
  if (!missing) return;
  throw new StartError(
    `The sessions behind the pooler of DATABASE_URL lack the shop's settings. If it logs in as the user of DATABASE_DIRECT_URL, let it open new sessions (RECONNECT in PgBouncer's console) and start again; otherwise run as its user: ${settingsOf(rows[0]?.database ?? '').join('; ')};`,
  );
}
