import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RefusalKey } from '#contracts/messages/messages.ts';
import { dayMs, minuteMs } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './attempts.repository.ts';

/** A rate limit per caller and window. A caller is refused only for attempts of their own. */
export type AttemptLimit = {
  readonly name: string;
  readonly windowMs: number;
  /** Attempts of one caller on all targets. */
  readonly perCaller: number;
  /** Attempts of one caller on one target: an account, a phone, a mailbox. */
  readonly perCallerAndTarget: number;
  /** Against distributed guessing: one target attacked from many addresses. */
  readonly attack?: {
    /** Attempts on one target by all callers together, above which it counts as under attack. */
    readonly above: number;
    /** The stricter limit of each caller during an attack. */
    readonly perCallerAndTarget: number;
    /** Delay of each attempt during an attack. */
    readonly delayMs: number;
  };
  /** Refusal message; may contain `{minutes}`, the time to wait. */
  readonly because: RefusalKey;
};

type Counting = Pick<Context, 'db' | 'now' | 'callerAddress' | 'log'>;

/** Each delay holds a request open, so concurrent delays are limited; attempts beyond that are not delayed. */
const mostDelays = 200;
let delays = 0;

async function delay(ms: number): Promise<void> {
  if (delays >= mostDelays) return;
  delays += 1;
  try {
    await pause(ms);
  } finally {
    delays -= 1;
  }
}

function keysOf({ callerAddress }: Counting, { name }: AttemptLimit, target: string) {
  const caller = callerAddress ?? 'the shop itself';
  // Hashed as JSON, so that user input cannot collide with another key.
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([name, ...parts]))
      .digest();
  return {
    caller: key('caller', caller),
    callerAndTarget: key('caller and target', caller, target),
    target: key('target', target),
  };
}

/**
 * Counts the attempt before it is made, so that concurrent attempts cannot exceed the limit. A refused attempt does not
 * extend the window. May delay, so never call it inside a transaction.
 */
export async function countAttempt(context: Counting, limit: AttemptLimit, target: string): Promise<void> {
  const { db, log } = context;
  const now = context.now();
  const closedIfBy = new Date(now.getTime() - limit.windowMs);
  const keys = keysOf(context, limit, target);
  const refusal = (...full: repository.Counted[]) => tooMany(limit, now, full);

  const byCaller = await repository.add(db, keys.caller, now, closedIfBy);
  if (byCaller.count > limit.perCaller) throw refusal(byCaller);
  const own = await repository.add(db, keys.callerAndTarget, now, closedIfBy);
  if (own.count > limit.perCallerAndTarget) throw refusal(own);
  if (!limit.attack) return;

  const all = await repository.add(db, keys.target, now, closedIfBy);
  if (all.count <= limit.attack.above) return;
  if (all.count === limit.attack.above + 1) log.warn({ limit: limit.name }, 'many failed attempts on one target');
  if (own.count > limit.attack.perCallerAndTarget) throw refusal(own, all);
  await delay(limit.attack.delayMs);
}

/** `Retry-After` is when the first of the full windows ends. */
function tooMany(limit: AttemptLimit, now: Date, full: readonly repository.Counted[]): Refusal {
  const endsMs = Math.min(...full.map(({ since }) => since.getTime())) + limit.windowMs;
  const waitMs = endsMs - now.getTime();
  return new Refusal('TOO_MANY', {
    because: limit.because,
    values: { minutes: Math.ceil(waitMs / minuteMs) },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** A successful attempt does not count. */
export async function takeAttemptBack(context: Counting, limit: AttemptLimit, target: string): Promise<void> {
  const keys = keysOf(context, limit, target);
  for (const key of [keys.caller, keys.callerAndTarget, keys.target]) await repository.takeBack(context.db, key);
}

/** For a caller who has proven to own the target. */
export const forgetFailures = (context: Counting, limit: AttemptLimit, target: string): Promise<void> =>
  repository.remove(context.db, keysOf(context, limit, target).callerAndTarget);

/** Retention: no window is longer than a day. */
export const dropOldAttempts = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  repository.deleteBefore(db, new Date(now().getTime() - dayMs));
