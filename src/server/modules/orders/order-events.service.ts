import type { OrderEventKind } from '#domain/order-events.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import type { Context } from '#server/context.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { orderAcceptedLetter } from './order-accepted.letter.ts';
import { orderClarifiedLetter } from './order-clarified.letter.ts';
import * as repository from './order-events.repository.ts';
import { orderPaidLetter } from './order-paid.letter.ts';
import { orderStatusLetter } from './order-status.letter.ts';

/** All of it in the transaction of what happened: the history and the letters tell of nothing that did not come to be. */

type Happened = { orderId: string; kind: OrderEventKind; details?: Record<string, unknown> };

/** Answers the event's id. Whoever makes the call did it; without one, the buyer, the bank or the clock. */
export function recordOrderEvent(
  { db, person, now }: Pick<Context, 'db' | 'person' | 'now'>,
  { orderId, kind, details = {} }: Happened,
): Promise<string> {
  return repository.insertEvent(db, { orderId, kind, details, actorId: person?.userId ?? null, createdAt: now() });
}

type Told = { readonly id: string; readonly orderNo: number };

/** An order is accepted once. */
export function tellAccepted(context: Pick<Context, 'db'>, { id, orderNo }: Told): Promise<void> {
  return queueLetter(context, orderAcceptedLetter, { orderId: id }, `order-${orderNo}-accepted`);
}

/** So is it paid. */
export function tellPaid(context: Pick<Context, 'db'>, { id, orderNo }: Told): Promise<void> {
  return queueLetter(context, orderPaidLetter, { orderId: id }, `order-${orderNo}-paid`);
}

/** Whatever can happen again carries the id of its event, so that each is told, and told once. */
export function tellClarified(context: Pick<Context, 'db'>, { id, orderNo }: Told, eventId: string): Promise<void> {
  return queueLetter(context, orderClarifiedLetter, { orderId: id }, `order-${orderNo}-clarified-${eventId}`);
}

type NewStatus = { status: OrderStatus; reason?: 'decided' | 'payment-expired' };

export function tellStatus(
  context: Pick<Context, 'db'>,
  { id, orderNo }: Told,
  { status, reason = 'decided' }: NewStatus,
  eventId: string,
): Promise<void> {
  const about = { orderId: id, status, reason };
  return queueLetter(context, orderStatusLetter, about, `order-${orderNo}-${status}-${eventId}`);
}
