import { dayMs, hourMs, shopDay } from '#domain/dates.ts';
import { type Context, inTransaction, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { priceDropLetter } from './price-drop.letter.ts';
import * as repository from './price-drops.repository.ts';

/** A little less than a week, so that a daily job which starts a second earlier does not skip a day. */
const pauseMs = 7 * dayMs - hourMs;
const batchSize = 100;

export async function getChoice(context: Context) {
  const found = await repository.findChoice(context.db, personOf(context).userId);
  if (!found) throw new Refusal('NOT_SIGNED_IN');
  return found;
}

export async function saveChoice(context: Context, isOn: boolean) {
  const saved = await repository.saveChoice(context.db, personOf(context).userId, isOn);
  if (!saved) throw new Refusal('NOT_SIGNED_IN');
  return saved;
}

async function queueBatch(context: Context): Promise<number> {
  const { db } = context;
  const now = context.now();
  const userIds = await repository.lockDueUsers(db, new Date(now.getTime() - pauseMs), batchSize);
  if (userIds.length === 0) return 0;
  const byUser = Map.groupBy(await repository.listDrops(db, userIds), ({ userId }) => userId);
  await repository.noteSent(db, userIds, now);
  for (const [userId, drops] of byUser) {
    const about = { userId, drops: drops.map(({ productId, wasKopecks }) => ({ productId, wasKopecks })) };
    await queueLetter(context, priceDropLetter, about, `price-drops-${userId}-${shopDay(now)}`);
  }
  return userIds.length;
}

/** At most one e-mail a week and user: its time is stored in the transaction that queues it. Returns the number of e-mails. */
export async function queuePriceDrops(context: Context): Promise<number> {
  let count = 0;
  for (;;) {
    const queued = await inTransaction(context, queueBatch);
    count += queued;
    if (queued < batchSize) return count;
  }
}
