import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { connectDatabase } from '#server/db/connection.ts';
import { DirectConnection } from '#server/db/direct-connection.ts';
import { openTestDatabase } from '#test/database.ts';
import { DatabaseProxy } from '#test/database-proxy.ts';
import { defineJob, enqueue } from './define-job.ts';
import { startJobs } from './runner.ts';

const database = openTestDatabase();
const context = () => ({ db: database.db }) as unknown as Context;
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A process that runs jobs of one kind; they wait for `open`, and then each a little longer. */
async function startProcess(jobName: string, url = database.url, staggerMs = 0) {
  const begun: string[] = [];
  const done: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const job = defineJob({
    name: jobName,
    payload: z.object({ to: z.string() }),
    run: async (_, { to }) => {
      begun.push(to);
      const turn = begun.length;
      await gate;
      await pause(turn * staggerMs);
      done.push(to);
    },
  });
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (text: string) => void said.push(text) });
  const connection = await connectDatabase(url, { maxConnections: 8 });
  closers.push(connection.close);
  const direct = new DirectConnection(url, log);
  closers.push(() => direct.stop());
  const runner = await startJobs({ pool: connection.pool, direct }, [job], context, log, {
    lookForDeadEveryMs: 50,
    restartAfterMs: 50,
    endingPatienceMs: 500,
  });
  closers.push(runner.stop);
  closers.push(async () => open());
  return { begun, done, open, job, said };
}

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });

const lockedBy = async () =>
  (
    await database.db.execute<{ id: string }>(
      sql`select locked_by as id from graphile_worker.jobs where locked_by is not null`,
    )
  ).rows;

describe('the job queue', () => {
  it('resumes after the database was unavailable in the middle of a job', async () => {
    const proxy = await DatabaseProxy.open(database.url);
    closers.push(() => proxy.disconnect());
    const { begun, done, open, job, said } = await startProcess('outage', proxy.url);
    await enqueue(context(), job, { to: 'before' });
    await soon(() => expect(begun).toEqual(['before']));
    await proxy.disconnect();
    open();
    // The job cannot be marked as done, which ends the runner but not the process.
    await soon(() => expect(said.join('')).toContain('the job runner cannot start yet'));
    await proxy.restore();
    await enqueue(context(), job, { to: 'after' });
    await soon(() => expect(done).toContain('after'));
    // At-least-once delivery: a job that was done but not marked as done runs again.
    await soon(() => expect(done.filter((to) => to === 'before')).toHaveLength(2));
    await soon(async () => expect(await lockedBy()).toEqual([]));
  });

  it('[RULE-SAFE-20] resumes although jobs ended during the outage and could not be marked as done', async () => {
    const proxy = await DatabaseProxy.open(database.url);
    closers.push(() => proxy.disconnect());
    const { begun, done, open, job } = await startProcess('staggered', proxy.url, 100);
    const all = ['one', 'two', 'three', 'four'];
    for (const to of all) await enqueue(context(), job, { to });
    await soon(() => expect(new Set(begun)).toEqual(new Set(all)));
    await proxy.disconnect();
    open();
    await soon(() => expect(new Set(done)).toEqual(new Set(all)));
    await proxy.restore();
    await enqueue(context(), job, { to: 'after' });
    await soon(() => expect(done).toContain('after'));
    await soon(async () => expect(await lockedBy()).toEqual([]));
  });

  it('unlocks the jobs of a dead process for another, and none of a living one', async () => {
    const living = await startProcess('long-work');
    await enqueue(context(), living.job, { to: 'slow' });
    await soon(() => expect(living.begun).toEqual(['slow']));
    const [own] = await lockedBy();
    // Simulates a process that was killed while it held this job.
    await enqueue(context(), living.job, { to: 'orphan' }, { key: 'orphan' });
    await soon(() => expect(living.begun).toContain('orphan'));
    await database.db.execute(sql`
      update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead' where key = 'orphan'`);

    const other = await startProcess('long-work');
    await soon(() => expect([...living.begun, ...other.begun].filter((to) => to === 'orphan')).toHaveLength(2));
    expect([...living.begun, ...other.begun].filter((to) => to === 'slow')).toHaveLength(1);
    expect(await lockedBy()).toContainEqual(own);
  });
});
