import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { DirectConnection } from '#server/db/direct-connection.ts';
import { openTestDatabase } from '#test/database.ts';
import { defineJob, enqueue } from './define-job.ts';
import { type JobRunner, startJobs } from './runner.ts';

const database = openTestDatabase();
const delivered: string[] = [];
let failuresLeft = 0;

const letter = defineJob({
  name: 'test-letter',
  payload: z.object({ to: z.string() }),
  run: async (_context, { to }) => {
    if (failuresLeft > 0) {
      failuresLeft -= 1;
      throw new Error('the post office is closed');
    }
    delivered.push(to);
  },
});

const mayEnd = Promise.withResolvers<void>();
const running = { now: 0, most: 0, ended: 0 };

const census = defineJob({
  name: 'test-census',
  queue: 'census',
  payload: z.object({}),
  run: async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await mayEnd.promise;
    running.now -= 1;
    running.ended += 1;
  },
});

let direct: DirectConnection;
let runner: JobRunner;
const context = () => ({ db: database.db }) as unknown as Context;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  direct = new DirectConnection(database.url, log);
  runner = await startJobs({ pool: database.pool, direct }, [letter, census], context, log);
});
afterAll(async () => {
  await runner.stop();
  await direct.stop();
});

const arrives = (to: string) => vi.waitFor(() => expect(delivered).toContain(to), { timeout: 60_000 });

describe('a job', () => {
  it('runs after its transaction has committed', async () => {
    await inTransaction(context(), async (context) => {
      await enqueue(context, letter, { to: 'olena' });
      expect(delivered).not.toContain('olena');
    });
    await arrives('olena');
  });

  it('is not queued if the transaction is rolled back', async () => {
    const undone = inTransaction(context(), async (context) => {
      await enqueue(context, letter, { to: 'nobody' });
      throw new Error('the order fails');
    });
    await expect(undone).rejects.toThrow('the order fails');
    await enqueue(context(), letter, { to: 'somebody' });
    await arrives('somebody');
    expect(delivered).not.toContain('nobody');
  });

  it('with the same key is queued once (deduplication)', async () => {
    await inTransaction(context(), async (context) => {
      await enqueue(context, letter, { to: 'ihor' }, { key: 'ihor-accepted' });
      await enqueue(context, letter, { to: 'ihor' }, { key: 'ihor-accepted' });
    });
    await arrives('ihor');
    await enqueue(context(), letter, { to: 'after ihor' });
    await arrives('after ihor');
    expect(delivered.filter((to) => to === 'ihor')).toHaveLength(1);
  });

  it('that fails is retried', async () => {
    failuresLeft = 1;
    await enqueue(context(), letter, { to: 'patient' });
    await arrives('patient');
    expect(failuresLeft).toBe(0);
  });

  it('of a queue runs alone in it, so that long ones leave workers to others', async () => {
    for (let count = 0; count < 6; count++) await enqueue(context(), census, {});
    await vi.waitFor(() => expect(running.now).toBe(1), 60_000);
    await enqueue(context(), letter, { to: 'in between' });
    await arrives('in between');
    mayEnd.resolve();
    await vi.waitFor(() => expect(running.ended).toBe(6), 60_000);
    expect(running.most).toBe(1);
  });
});
