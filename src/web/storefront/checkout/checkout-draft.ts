import type { CallInput } from '#contracts/kit/endpoint.ts';
import type { Problem } from '#contracts/kit/problem.ts';
import type { Order, placeOrder } from '#contracts/orders.ts';
import { newIdempotencyKey } from '#web/kit/api-client.ts';
import { deleteDraft, readDraft, saveDraft } from '#web/kit/form-draft.ts';

const form = 'checkout';

type CheckoutDraft = { readonly values: unknown; readonly attempt: Attempt | null };

export function readCheckoutDraft(): CheckoutDraft {
  const { values = null, attempt = null } = (readDraft(form) ?? {}) as Partial<CheckoutDraft>;
  const isAttempt = typeof attempt?.key === 'string' && typeof attempt.body === 'object';
  return { values, attempt: isAttempt ? attempt : null };
}

export const keepValues = (values: unknown): void => saveDraft(form, { ...readCheckoutDraft(), values });

/** Null once its outcome is known. */
export const keepAttempt = (attempt: Attempt | null): void => saveDraft(form, { ...readCheckoutDraft(), attempt });

export const forgetCheckout = (): void => deleteDraft(form);

export type OrderBody = CallInput<typeof placeOrder>['body'];

/** An order with its idempotency key, stored until the outcome is known, so that a retry cannot place it twice. */
export type Attempt = { readonly key: string; readonly body: OrderBody };

/** What is ordered, without the sum and the account: a guest may have signed in since. */
const orderedIn = ({ totalSum, userId, ...order }: OrderBody): string => JSON.stringify(order);

/**
 * A retry repeats the unanswered request with its idempotency key and its body, even if prices have changed since: the server compares the
 * sum. A different order gets a new key.
 */
export function attemptAt(body: OrderBody, unanswered: Attempt | null, newKey = newIdempotencyKey): Attempt {
  return unanswered && orderedIn(unanswered.body) === orderedIn(body) ? unanswered : { key: newKey(), body };
}

const beforePlacing: readonly number[] = [401, 403, 429];

/** Whether a failure is the result of the attempt. A request that was refused before placing says nothing of an earlier one with the same key. */
export const isOutcome = ({ status }: Pick<Problem, 'status'>): boolean =>
  status < 500 && !beforePlacing.includes(status);

const placed = 'placed-order';

/** What the confirmation page shows, without the buyer's contact. The server does not return the destination for an order's id alone. */
export type PlacedOrder = Pick<Order, '_id' | 'products' | 'totalSum' | 'deliveryAddress' | 'paymentKind'> & {
  /** Proves a guest's order with an e-mail, of which an account can be made. */
  readonly orderKey?: string | undefined;
};

/** `orderKey` is the idempotency key of a guest's order; null for signed-in buyers. */
export function keepPlacedOrder(order: Order, orderKey: string | null): void {
  const { _id, products, totalSum, deliveryAddress, paymentKind, email } = order;
  const proof = email === '' ? undefined : (orderKey ?? undefined);
  saveDraft(placed, { _id, products, totalSum, deliveryAddress, paymentKind, orderKey: proof } satisfies PlacedOrder);
}

/** Null in another tab or browser. */
export function readPlacedOrder(orderId: string): PlacedOrder | null {
  const order = readDraft(placed) as PlacedOrder | null;
  return order?._id === orderId ? order : null;
}

export const acceptedPath = (orderId: string): string => `/orders/orderAccepted?order=${orderId}`;
