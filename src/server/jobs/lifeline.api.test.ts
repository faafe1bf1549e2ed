import type pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connection.ts';
import { openTestDatabase } from '#test/database.ts';
import { Lifeline } from './lifeline.ts';

const database = openTestDatabase();

async function openLifeline() {
  const { pool, close } = await connectDatabase(database.url);
  const connected = new Promise<pg.PoolClient>((resolve) => pool.once('acquire', resolve));
  const lifeline = await Lifeline.open({ pool, log: pino({ level: 'silent' }), everyMs: 60_000 });
  const client = await connected;
  return { lifeline, close, breakLine: () => client.emit('error', new Error('terminating connection')) };
}

describe('a lifeline', () => {
  it('that is let go of does not mind a database that goes away right after', async () => {
    const { lifeline, close, breakLine } = await openLifeline();
    await lifeline.stop();
    expect(breakLine).not.toThrow();
    await close();
  });

  it('that broke is not let go of a second time', async () => {
    const { lifeline, close, breakLine } = await openLifeline();
    breakLine();
    await expect(lifeline.stop()).resolves.toBeUndefined();
    await close();
  });
});
