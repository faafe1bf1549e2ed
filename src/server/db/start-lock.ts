import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Any number, as long as every process of the shop takes the same. */
const startLock = 7_205_759_403;
const lookAgainAfterMs = 50;

/**
 * What a start does to the database, processes that start at once do one after the other. The lock belongs to a transaction
 * on a connection of its own: it ends with the process however that ends, and holds through a pooler that gives a connection
 * to somebody else after each transaction.
 */
export async function inTurn<Result>(
  url: string,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'kraplyna-start', keepAlive: true });
  // Without a listener a lost connection would end the process; the statements on it fail and say why.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    while (!(await tryLock(client))) {
      onWait();
      await pause(lookAgainAfterMs);
    }
    return await work();
  } finally {
    await client.end();
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_xact_lock($1) as "isOurs"', [
    startLock,
  ]);
  return rows[0]?.isOurs === true;
}
