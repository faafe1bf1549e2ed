import type pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connection.ts';
import { openTestDatabase } from '#test/database.ts';
import { WorkerLock } from './worker-lock.ts';

const database = openTestDatabase();

async function openWorkerLock() {
  const { pool, close } = await connectDatabase(database.url);
  const connected = new Promise<pg.PoolClient>((resolve) => pool.once('acquire', resolve));
  const workerLock = await WorkerLock.open({ pool, log: pino({ level: 'silent' }), everyMs: 60_000 });
  const client = await connected;
  return { workerLock, close, breakLine: () => client.emit('error', new Error('terminating connection')) };
}

describe('the advisory lock of a worker', () => {
  it('can be released right before the database stops', async () => {
    const { workerLock, close, breakLine } = await openWorkerLock();
    await workerLock.stop();
    expect(breakLine).not.toThrow();
    await close();
  });

  it('is released only once when the connection breaks', async () => {
    const { workerLock, close, breakLine } = await openWorkerLock();
    breakLine();
    await expect(workerLock.stop()).resolves.toBeUndefined();
    await close();
  });
});
