import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { DirectConnection } from '#server/db/direct-connection.ts';
import { openTestDatabase } from '#test/database.ts';
import { DatabaseProxy } from '#test/database-proxy.ts';
import { WorkerLock } from './worker-lock.ts';

const database = openTestDatabase();

const locks = async (): Promise<number> => {
  const { rows } = await database.pool.query(`
    select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.length;
};
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

async function openWorkerLock(url = database.url) {
  const log = pino({ level: 'silent' });
  const direct = new DirectConnection(url, log);
  const workerLock = await WorkerLock.open({ direct, log, everyMs: 60_000 });
  return { workerLock, direct };
}

describe('the advisory lock of a worker', () => {
  it('is held until it is released, one for each process', async () => {
    const { workerLock, direct } = await openWorkerLock();
    await soon(async () => expect(direct.isConnected).toBe(true));
    workerLock.hold('first');
    workerLock.hold('second');
    await soon(async () => expect(await locks()).toBe(1));
    await workerLock.stop();
    expect(await locks()).toBe(0);
    await direct.stop();
  });

  it('is taken again after the connection was lost', async () => {
    const proxy = await DatabaseProxy.open(database.url);
    const { workerLock, direct } = await openWorkerLock(proxy.url);
    await soon(async () => expect(direct.isConnected).toBe(true));
    workerLock.hold('steady');
    await soon(async () => expect(await locks()).toBe(1));
    await proxy.disconnect();
    await soon(async () => expect(await locks()).toBe(0));
    await proxy.restore();
    await soon(async () => expect(await locks()).toBe(1));
    await workerLock.stop();
    await direct.stop();
    await proxy.disconnect();
  });

  it('can be released after the database is gone', async () => {
    const proxy = await DatabaseProxy.open(database.url);
    const { workerLock, direct } = await openWorkerLock(proxy.url);
    workerLock.hold('late');
    await proxy.disconnect();
    await expect(workerLock.stop()).resolves.toBeUndefined();
    await direct.stop();
  });
});
