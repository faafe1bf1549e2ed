import type { ProcessLetter } from '#domain/order-process.ts';
import type { Context } from '#server/context.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { orderAcceptedLetter } from './order-accepted.letter.ts';
import { orderClarifiedLetter } from './order-clarified.letter.ts';
import { orderPaidLetter } from './order-paid.letter.ts';
import { orderStatusLetter } from './order-status.letter.ts';

/** Idempotency keys: one e-mail per order for what happens once, one per event for what can repeat. */
export async function queueOrderLetter(
  context: Pick<Context, 'db'>,
  { id: orderId, orderNo }: { readonly id: string; readonly orderNo: number },
  letter: ProcessLetter,
  eventId: string,
): Promise<void> {
  switch (letter.kind) {
    case 'accepted':
      return queueLetter(context, orderAcceptedLetter, { orderId }, `order-${orderNo}-accepted`);
    case 'paid':
      return queueLetter(context, orderPaidLetter, { orderId }, `order-${orderNo}-paid`);
    case 'clarified':
      return queueLetter(context, orderClarifiedLetter, { orderId }, `order-${orderNo}-clarified-${eventId}`);
    case 'status': {
      const { status, reason } = letter;
      const key = `order-${orderNo}-${status}-${eventId}`;
      return queueLetter(context, orderStatusLetter, { orderId, status, reason }, key);
    }
  }
}
