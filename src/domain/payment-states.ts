export const paymentStates = ['awaiting', 'paid', 'failed', 'expired', 'refunded'] as const;

export type PaymentState = (typeof paymentStates)[number];

export const firstPaymentState: PaymentState = 'awaiting';

export const finalPaymentStates: readonly PaymentState[] = ['refunded'];

export const paymentStateChanges: Record<PaymentState, readonly PaymentState[]> = {
  awaiting: ['paid', 'failed', 'expired'],
  // The buyer may try again on the bank's page, or get a new invoice from the shop, or give up.
  failed: ['paid', 'awaiting', 'expired'],
  paid: ['refunded'],
  // Money that arrives at the last second is a fact; the order is abolished by then and the money goes back.
  expired: ['paid'],
  refunded: [],
};

export function isPaymentState(value: unknown): value is PaymentState {
  return paymentStates.some((state) => state === value);
}

export function canChangePayment(from: PaymentState, to: PaymentState): boolean {
  return paymentStateChanges[from].includes(to);
}

/**
 * The states that a payment goes through to get there; none if it cannot or is there already. Money that went back must have
 * come first, even if nobody told of it.
 */
export function paymentStepsTo(from: PaymentState, to: PaymentState): readonly PaymentState[] {
  if (canChangePayment(from, to)) return [to];
  return to === 'refunded' && canChangePayment(from, 'paid') ? ['paid', 'refunded'] : [];
}

/** A new invoice is offered only where the last attempt failed and the order still holds its goods. */
export function canBePaidAgain(state: PaymentState): boolean {
  return canChangePayment(state, 'awaiting');
}
