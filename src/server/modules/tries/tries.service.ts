import { createHash } from 'node:crypto';
import type { RefusalKey } from '#contracts/messages/messages.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './tries.repository.ts';

export type TryLimit = {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
  /** The sentence for one try too many; it may name the `{minutes}` to wait. */
  readonly because: RefusalKey;
};

type Clocked = Pick<Context, 'db' | 'now'>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const keyOf = ({ name }: TryLimit, who: string): Buffer => createHash('sha256').update(`${name}\n${who}`).digest();

/**
 * Counts a try before it is made, so that a hundred at once are a hundred, and refuses one too many. Those refused do
 * not move the end of the window: whoever waits gets through, however busy an attacker is meanwhile.
 */
export async function countTry({ db, now }: Clocked, limit: TryLimit, who: string): Promise<void> {
  const moment = now();
  const closedIfBy = new Date(moment.getTime() - limit.windowMs);
  const { count, since } = await repository.add(db, keyOf(limit, who), moment, closedIfBy);
  if (count <= limit.most) return;
  const waitMs = since.getTime() + limit.windowMs - moment.getTime();
  throw new Refusal('TOO_MANY', {
    because: limit.because,
    values: { minutes: Math.ceil(waitMs / minuteMs) },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** The try turned out to be none of those that are counted. */
export const takeTryBack = ({ db }: Clocked, limit: TryLimit, who: string): Promise<void> =>
  repository.takeBack(db, keyOf(limit, who));

export const forgetTries = ({ db }: Clocked, limit: TryLimit, who: string): Promise<void> =>
  repository.forget(db, keyOf(limit, who));

/** No window is longer than a day. */
export const dropOldTries = ({ db, now }: Clocked): Promise<number> =>
  repository.deleteBefore(db, new Date(now().getTime() - dayMs));
