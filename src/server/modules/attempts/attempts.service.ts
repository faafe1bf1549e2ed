import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RefusalKey } from '#contracts/messages/messages.ts';
import { dayMs, minuteMs } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './attempts.repository.ts';

/** How often one caller may attempt something within a window. What others attempt never refuses a caller. */
export type AttemptLimit = {
  readonly name: string;
  readonly windowMs: number;
  /** Attempts of one caller, whatever they aim at. */
  readonly perCaller: number;
  /** Attempts of one caller on one target: an account, a phone, a mailbox. */
  readonly perCallerAndTarget: number;
  /** For targets that can be guessed at from many addresses at once. */
  readonly attack?: {
    /** With more attempts than this on one target, from all callers together, the target is under attack. */
    readonly above: number;
    /** Then each caller has only so many attempts on it, */
    readonly perCallerAndTarget: number;
    /** and each of them is delayed. */
    readonly delayMs: number;
  };
  /** The sentence for one attempt too many; it may name the `{minutes}` to wait. */
  readonly because: RefusalKey;
};

type Counting = Pick<Context, 'db' | 'now' | 'callerAddress' | 'log'>;

/** Delays hold a request each, so there are only so many at a time; beyond that attempts are served at once. */
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
 * Counts an attempt before it is made, so that a hundred at once are a hundred, and refuses one too many. A refused attempt does
 * not move the end of its window. May wait, so it is never called inside a transaction.
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

/** The wait ends with the first of the windows that are full. */
function tooMany(limit: AttemptLimit, now: Date, full: readonly repository.Counted[]): Refusal {
  const endsMs = Math.min(...full.map(({ since }) => since.getTime())) + limit.windowMs;
  const waitMs = endsMs - now.getTime();
  return new Refusal('TOO_MANY', {
    because: limit.because,
    values: { minutes: Math.ceil(waitMs / minuteMs) },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** The attempt was right, so it is no failure of its caller and none on its target. */
export async function takeAttemptBack(context: Counting, limit: AttemptLimit, target: string): Promise<void> {
  const keys = keysOf(context, limit, target);
  for (const key of [keys.caller, keys.callerAndTarget, keys.target]) await repository.takeBack(context.db, key);
}

/** For a caller who has proven to own the target. */
export const forgetFailures = (context: Counting, limit: AttemptLimit, target: string): Promise<void> =>
  repository.remove(context.db, keysOf(context, limit, target).callerAndTarget);

/** No window is longer than a day. */
export const dropOldAttempts = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  repository.deleteBefore(db, new Date(now().getTime() - dayMs));
