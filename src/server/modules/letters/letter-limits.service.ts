import { createHash } from 'node:crypto';
import { dayMs, hourMs } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import { type Context, inTransaction } from '#server/context.ts';
import * as repository from './letter-slots.repository.ts';

/** Rate limit of one kind of e-mail per recipient. */
export type LetterLimit = { readonly perHour: number; readonly perDay: number };

/** For e-mails that a stranger can trigger to any address. */
export const strictLetterLimit: LetterLimit = { perHour: 5, perDay: 10 };

/** For order e-mails, of which a regular customer gets several a day. */
export const orderLetterLimit: LetterLimit = { perHour: 15, perDay: 40 };

/** Strips the plus tag: `olena+shop@…` is the same mailbox as `olena@…`. */
const mailboxOf = (address: string) => normalizeEmail(address).replace(/\+[^@]*@/, '@');

type Slot = { readonly event: string; readonly kind: string; readonly to: string; readonly limit: LetterLimit };

/**
 * Whether this e-mail may be sent. Kinds are limited separately, so that a stranger cannot exhaust those of another
 * kind. Holds an advisory lock until its transaction ends.
 */
export async function takeLetterSlot(context: Context, { event, kind, to, limit }: Slot): Promise<boolean> {
  const { limits } = context;
  if (limits.letterFactor === 0) return true;
  const key = createHash('sha256')
    .update(`${kind}\n${mailboxOf(to)}`)
    .digest();
  return inTransaction(context, async ({ db, now }) => {
    await repository.lockKey(db, key);
    if (await repository.hasSlot(db, event)) return true;
    const moment = now().getTime();
    const since = { hour: new Date(moment - hourMs), day: new Date(moment - dayMs) };
    const { lastHour, lastDay } = await repository.countSince(db, key, since);
    const isFull = (count: number, most: number) => count >= Math.ceil(most * limits.letterFactor);
    if (isFull(lastHour, limit.perHour) || isFull(lastDay, limit.perDay)) return false;
    await repository.takeSlot(db, event, key, now());
    return true;
  });
}

export const dropOldSlots = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> =>
  repository.deleteBefore(db, new Date(now().getTime() - dayMs));
