import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deadline } from './deadline.ts';
import { Shutdown, stopWithinMs } from './shutdown.ts';

const reservedMs = 20;
const hangs = () => new Promise<never>(() => undefined);

describe('shutdown', () => {
  it('runs in reverse order and continues after a failure, which it reports', async () => {
    const closed: string[] = [];
    const failed: string[] = [];
    const shutdown = new Shutdown((name) => failed.push(name));
    shutdown.add('database', async () => closed.push('database'), reservedMs);
    shutdown.add('mailer', () => Promise.reject(new Error('no')), reservedMs);
    shutdown.add('requests', async () => closed.push('requests'), reservedMs);
    await shutdown.close();
    expect([closed, failed]).toEqual([['requests', 'database'], ['mailer']]);
  });

  it('ends by its deadline whatever hangs, and each step gets its reserved time', async () => {
    // Timers fire late on a busy machine, never early: lower bounds are exact, upper bounds generous.
    const lateMs = 2000;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('quick', 'hangs', 'fails'), { minLength: 1, maxLength: 6 }),
        async (steps) => {
          const withinMs = 200;
          const given: number[] = [];
          const reported: string[] = [];
          const shutdown = new Shutdown((name) => reported.push(name), withinMs);
          for (const [index, kind] of steps.entries()) {
            const close = async ({ leftMs }: Deadline) => {
              given.push(leftMs);
              if (kind === 'fails') throw new Error('no');
              return kind === 'hangs' ? hangs() : pause(1);
            };
            shutdown.add(`${kind} ${index}`, close, reservedMs);
          }
          const startedAt = performance.now();
          await shutdown.close();
          expect(performance.now() - startedAt).toBeLessThan(withinMs + lateMs);
          expect(given).toHaveLength(steps.length);
          expect(reported).toHaveLength(steps.filter((kind) => kind !== 'quick').length);
          expect(given[0]).toBeLessThanOrEqual(withinMs - (steps.length - 1) * reservedMs);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('refuses a step whose reserved time does not fit', () => {
    const shutdown = new Shutdown(() => undefined);
    shutdown.add('one', hangs, stopWithinMs / 2);
    expect(() => shutdown.add('two', hangs, stopWithinMs / 2)).toThrow('No time is left to close two');
  });
});
