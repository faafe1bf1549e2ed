import type { Context } from '#server/context.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { orderRefundLetter } from '#server/modules/orders/letters/order-refund.letter.ts';
import { markDone, type RefundRow } from './refunds.repository.ts';

/** The buyer gets an e-mail about what staff refunded; about an edit or a cancellation there was one already. */
export async function endRefund(context: Context, refund: RefundRow): Promise<void> {
  const { id, orderId, amountKopecks, reason, cause } = refund;
  await markDone(context.db, id, context.now());
  if (cause !== 'staff') return;
  await queueLetter(context, orderRefundLetter, { orderId, amountKopecks, reason, isDone: true }, `refund-${id}-done`);
}
