import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type AttemptLimit, countAttempt, takeAttemptBack } from '#server/modules/attempts/attempts.service.ts';
import { presentOrderState } from '../orders.presenter.ts';
import * as repository from '../orders.repository.ts';

/** The target is the phone: numbers of orders follow each other, so a known phone could be tried with each of them. */
export const orderLookups: AttemptLimit = {
  name: 'order-lookups',
  windowMs: 15 * 60 * 1000,
  perCaller: 60,
  perCallerAndTarget: 10,
  attack: { above: 20, perCallerAndTarget: 2, delayMs: 1000 },
  because: 'too-many-lookups',
};

/** Only who knows both learns anything; whether the number or the phone was wrong is not told. */
export async function trackOrder(context: Context, orderNo: number, phone: string) {
  await countAttempt(context, orderLookups, phone);
  const found = await repository.findByNumber(context.db, orderNo, phone);
  if (!found) throw new Refusal('NOT_FOUND', { because: 'no-order-of-phone' });
  await takeAttemptBack(context, orderLookups, phone);
  return { _id: found.id, ...presentOrderState(found) };
}
