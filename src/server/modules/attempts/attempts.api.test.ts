import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#domain/dates.ts';
import type { Refusal } from '#server/errors.ts';
import { openTestShop } from '#test/shop.ts';
import { type AttemptLimit, countAttempt, forgetFailures, takeAttemptBack } from './attempts.service.ts';
import { attempts } from './attempts.table.ts';

const shop = openTestShop();
const start = shop.now;

const limit = {
  name: 'a test',
  windowMs: 15 * minuteMs,
  perCaller: 7,
  perCallerAndTarget: 4,
  attack: { above: 6, perCallerAndTarget: 2, delayMs: 1 },
  because: 'too-many-guesses',
} satisfies AttemptLimit;

beforeEach(async () => {
  shop.now = start;
  await shop.db.delete(attempts);
});

/** True if the attempt was not throttled; a right one proves that its caller owns the target. */
async function attempt(callerAddress: string, target: string, isRight: boolean): Promise<boolean> {
  const context = { ...shop.context, callerAddress };
  try {
    await countAttempt(context, limit, target);
  } catch (error) {
    expect((error as Refusal).code).toBe('TOO_MANY');
    const { retryAfterSeconds = 0 } = (error as Refusal).details;
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(limit.windowMs / 1000);
    return false;
  }
  if (isRight) {
    await takeAttemptBack(context, limit, target);
    await forgetFailures(context, limit, target);
  }
  return true;
}

const callers = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '2001:db8:0:1::/64', '2001:db8:0:2::/64'];
const targets = ['olena', 'andrii'];

const step = fc.record({
  caller: fc.constantFrom(...callers),
  target: fc.constantFrom(...targets),
  isRight: fc.boolean(),
  laterMs: fc.constantFrom(0, 0, 0, minuteMs, 5 * minuteMs),
});

test('[RULE-SAFE-08] a client without failures is never refused, and guesses stay limited', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      shop.now = start;
      await shop.db.delete(attempts);
      const wrong: { caller: string; target: string; at: number }[] = [];
      for (const { caller, target, isRight, laterMs } of steps) {
        shop.now = new Date(shop.now.getTime() + laterMs);
        const at = shop.now.getTime();
        const hasFailed = wrong.some((failure) => failure.caller === caller && failure.at > at - limit.windowMs);
        const isServed = await attempt(caller, target, isRight);
        if (!hasFailed) expect(isServed).toBe(true);
        if (isServed && !isRight) wrong.push({ caller, target, at });
      }
      // Fixed windows: any interval of that length overlaps at most two.
      for (const { at } of wrong) {
        const within = wrong.filter((failure) => failure.at >= at && failure.at < at + limit.windowMs);
        for (const caller of callers) {
          const own = within.filter((failure) => failure.caller === caller);
          expect(own.length).toBeLessThanOrEqual(2 * limit.perCaller);
        }
        for (const target of targets) {
          const most = 2 * (limit.attack.above + callers.length * limit.attack.perCallerAndTarget);
          expect(within.filter((failure) => failure.target === target).length).toBeLessThanOrEqual(most);
        }
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

test('[RULE-SAFE-08] concurrent attempts are counted one by one, and none is refused for those of another client', async () => {
  const guesses = callers
    .slice(1)
    .flatMap((caller) => Array.from({ length: 6 }, () => attempt(caller, 'olena', false)));
  const owner = attempt(String(callers[0]), 'olena', true);
  const served = (await Promise.all(guesses)).filter(Boolean).length;
  expect(served).toBeLessThanOrEqual(limit.attack.above + 1 + 4 * limit.attack.perCallerAndTarget);
  expect(served).toBeGreaterThanOrEqual(limit.attack.above);
  expect(await owner).toBe(true);
  expect(await attempt(String(callers[0]), 'olena', true)).toBe(true);
});

test('limits and targets are counted separately', async () => {
  for (let count = 0; count < limit.perCallerAndTarget; count += 1) await attempt('192.0.2.1', 'olena', false);
  expect(await attempt('192.0.2.1', 'olena', true)).toBe(false);
  expect(await attempt('192.0.2.1', 'olena"', true)).toBe(true);
  const context = { ...shop.context, callerAddress: '192.0.2.1' };
  await countAttempt(context, { ...limit, name: 'another test' }, 'olena');
});
