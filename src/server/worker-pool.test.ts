import { afterEach, describe, expect, it } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

const echo = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (task) => parentPort.postMessage({ result: task }));`;

let pool: WorkerPool<unknown, unknown>;

afterEach(() => pool.stop());

describe('a worker pool', () => {
  it('rejects a task that cannot be sent to the thread, and runs the others', async () => {
    const program = new URL(`data:text/javascript,${encodeURIComponent(echo)}`);
    pool = new WorkerPool({ program, taskLimitMs: 60_000, mostWaiting: 10 });
    const unsendable = () => undefined;
    const outcomes = Promise.allSettled([pool.run('first'), pool.run(unsendable), pool.run('last')]);
    expect(await outcomes).toMatchObject([
      { status: 'fulfilled', value: 'first' },
      { status: 'rejected', reason: { name: 'DataCloneError' } },
      { status: 'fulfilled', value: 'last' },
    ]);
    await expect(pool.run(unsendable)).rejects.toMatchObject({ name: 'DataCloneError' });
    expect(await pool.run('again')).toBe('again');
  });
});
