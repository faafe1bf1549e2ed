import { hourMs } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type AttemptLimit, countAttempt } from '#server/modules/attempts/attempts.service.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { backInStockLetter } from './back-in-stock.letter.ts';
import * as repository from './stock-alerts.repository.ts';

/** Counted by the typed e-mail, so that a refusal reveals nothing about it. */
const alertRequests: AttemptLimit = {
  name: 'stock-alerts',
  windowMs: hourMs,
  perCaller: 100,
  perCallerAndTarget: 30,
  because: 'too-many-alerts',
};

/** Alerts that one address can have; a newer one replaces the oldest. */
const mostPerAddress = 50;

/** Same response for every e-mail, with or without an account or an alert. */
export async function requestStockAlert(context: Context, productId: string, typed: string): Promise<null> {
  const email = normalizeEmail(typed);
  await countAttempt(context, alertRequests, email);
  const product = await repository.findVisible(context.db, productId);
  if (!product) throw new Refusal('NOT_FOUND', { because: 'no-such-product' });
  if (product.isInStock) throw new Refusal('NOT_ALLOWED_NOW', { because: 'product-in-stock' });
  await inTransaction(context, async ({ db, language, now }) => {
    await repository.insertAlert(db, { productId, email, language }, now());
    await repository.deleteBeyond(db, email, mostPerAddress);
  });
  return null;
}

const batchSize = 200;

/** Exactly once: an alert is deleted in the transaction that queues its e-mail. Returns the number of e-mails. */
export async function queueDueAlerts(context: Context): Promise<number> {
  let count = 0;
  for (;;) {
    const taken = await inTransaction(context, async (context) => {
      const due = await repository.takeDue(context.db, batchSize);
      for (const { id, ...alert } of due) await queueLetter(context, backInStockLetter, alert, `back-in-stock-${id}`);
      return due.length;
    });
    count += taken;
    if (taken < batchSize) return count;
  }
}
