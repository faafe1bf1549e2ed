import { shopDay, shopDayStart } from './dates.ts';
import type { OrderStatus } from './order-states.ts';
import { addDays } from './period.ts';

/** A buyer's request to send goods back. */
export const returnStates = ['requested', 'accepted', 'declined', 'received', 'refunded'] as const;
export type ReturnState = (typeof returnStates)[number];

/** What staff may do next; a trigger of the table allows the same. */
export const returnStateChanges: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['accepted', 'declined'],
  accepted: ['received', 'declined'],
  received: ['refunded', 'declined'],
  declined: [],
  refunded: [],
};

/** `unopened`: of proper quality, and the buyer changed their mind. */
export const returnReasons = ['unopened', 'damaged', 'wrong'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/**
 * Perfumery of proper quality is not taken back once it is opened (resolution 172 of the Cabinet of Ministers), and a decant is
 * opened by the shop. Damaged or wrong goods always are.
 */
export const isReturnable = (line: { readonly isBottled: boolean }, reason: ReturnReason): boolean =>
  reason !== 'unopened' || !line.isBottled;

const returnDays = 14;

type Sent = { readonly status: OrderStatus; readonly sentAt: Date | null; readonly completedAt: Date | null };

/**
 * The last moment of the fourteenth day after that of the receipt, Kyiv time; after sending, if nobody knows of the receipt. Null for an
 * order that was not sent.
 */
export function returnableUntil({ status, sentAt, completedAt }: Sent): Date | null {
  const from = status === 'completed' ? (completedAt ?? sentAt) : status === 'send' ? sentAt : null;
  return from && new Date(shopDayStart(addDays(shopDay(from), returnDays + 1)).getTime() - 1);
}
