import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The key of the advisory lock. */
const startLock = 7_205_759_403;
const pollMs = 50;

/**
 * Serializes migrations and first fill of processes that start at once, by an advisory lock. It belongs to a transaction on a
 * connection of its own: it ends with the process, and works through a pooler in transaction mode.
 */
export async function withStartLock<Result>(
  url: string,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'kraplyna-start', keepAlive: true });
  // An unhandled error event would end the process; statements on the connection fail with the reason.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    while (!(await tryLock(client))) {
      onWait();
      await pause(pollMs);
    }
    return await work();
  } finally {
    await client.end();
  }
}

/** Without parameters: a portal of the extended protocol would hold its snapshot, and concurrent index builds wait for that. */
async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isAcquired: boolean }>(
    `select pg_try_advisory_xact_lock(${startLock}) as "isAcquired"`,
  );
  return rows[0]?.isAcquired === true;
}
