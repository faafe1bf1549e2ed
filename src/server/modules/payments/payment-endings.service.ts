import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { enqueue } from '#server/jobs/define-job.ts';
import * as repository from './payments.repository.ts';

/** Apart from the job itself, so that whoever abolishes orders need not know how payments are settled. */
export const closingCall = { name: 'close-payments', payload: z.object({ orderId: z.uuid() }) };

type Which = { only?: string; except?: string };

/**
 * In the transaction that abolishes an order: nobody can pay for it any more, and money that came goes back. The bank is told
 * after the commit, again and again until it has heard.
 */
export async function endPayments(
  { db, now }: Pick<Context, 'db' | 'now'>,
  orderId: string,
  which: Which = {},
): Promise<void> {
  const isAny = await repository.startClosing(db, orderId, { now: now(), ...which });
  if (isAny) await enqueue({ db }, closingCall, { orderId }, { key: `close-payments-${orderId}` });
}
