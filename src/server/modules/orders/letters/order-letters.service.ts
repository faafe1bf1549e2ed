import type { ProcessLetter } from '#domain/order-process.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import { canBeUndone, undoPeriodMs } from '#domain/status-undo.ts';
import type { Context } from '#server/context.ts';
import { addJob } from '#server/jobs/define-job.ts';
import { letterJob } from '#server/modules/letters/letters.service.ts';
import { orderAcceptedLetter } from './order-accepted.letter.ts';
import { orderClarifiedLetter } from './order-clarified.letter.ts';
import { orderPaidLetter } from './order-paid.letter.ts';
import { orderRefundLetter } from './order-refund.letter.ts';
import { orderStatusLetter } from './order-status.letter.ts';

export const statusLetterKey = (orderNo: number, status: OrderStatus, eventId: string): string =>
  `order-${orderNo}-${status}-${eventId}`;

type Numbered = { readonly id: string; readonly orderNo: number };

/** An order is accepted once, so that its id names the event: its number is not known yet when the job is queued. */
export const acceptedLetterJob = (orderId: string) =>
  letterJob(orderAcceptedLetter, { orderId }, `order-${orderId}-accepted`);

/** Idempotency keys: one e-mail per order for what happens once, one per event for what can repeat. */
function orderLetterJob({ id: orderId, orderNo }: Numbered, letter: ProcessLetter, eventId: string) {
  switch (letter.kind) {
    case 'accepted':
      return acceptedLetterJob(orderId);
    case 'paid': {
      const about = { orderId, isHeld: letter.isHeld === true };
      return letterJob(orderPaidLetter, about, `order-${orderNo}-paid-${eventId}`);
    }
    case 'clarified': {
      const { refundKopecks } = letter;
      const about = { orderId, ...(refundKopecks !== undefined && { refundKopecks }) };
      return letterJob(orderClarifiedLetter, about, `order-${orderNo}-clarified-${eventId}`);
    }
    case 'refund-requested': {
      const { amountKopecks, reason } = letter;
      const about = { orderId, amountKopecks, reason, isDone: false };
      return letterJob(orderRefundLetter, about, `order-${orderNo}-refund-${eventId}`);
    }
    case 'status': {
      const { status, reason } = letter;
      const key = statusLetterKey(orderNo, status, eventId);
      const delayMs = canBeUndone(status) ? undoPeriodMs : 0;
      return letterJob(orderStatusLetter, { orderId, status, reason }, key, delayMs);
    }
  }
}

export const queueOrderLetter = (
  context: Pick<Context, 'db'>,
  order: Numbered,
  letter: ProcessLetter,
  eventId: string,
): Promise<void> => addJob(context, orderLetterJob(order, letter, eventId));
