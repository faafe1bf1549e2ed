import type { CallInput } from '#contracts/kit/endpoint.ts';
import type { placeOrder } from '#contracts/orders.ts';
import { newIdempotencyKey } from '#web/kit/api-client.ts';

export type OrderBody = CallInput<typeof placeOrder>['body'];

/** One order that somebody wants to place, however often it has to be sent until an answer comes. */
export type Attempt = { readonly key: string; readonly body: OrderBody };

const wishOf = ({ totalSum, ...wish }: OrderBody): string => JSON.stringify(wish);

/**
 * What was sent and never answered is sent again to the letter, so that the shop knows it: if it had arrived, it is answered as then. That
 * holds even where the prices have changed since; the shop compares the sum itself. Anything else that is wanted is another order.
 */
export function attemptAt(body: OrderBody, unanswered: Attempt | null, newKey = newIdempotencyKey): Attempt {
  return unanswered && wishOf(unanswered.body) === wishOf(body) ? unanswered : { key: newKey(), body };
}
