export const paymentStates = ['awaiting', 'paid', 'failed', 'expired', 'refunded'] as const;

export type PaymentState = (typeof paymentStates)[number];

export const firstPaymentState: PaymentState = 'awaiting';

export const finalPaymentStates: readonly PaymentState[] = ['refunded'];

/** How one payment attempt, that is one invoice at the bank, can change. The state of an order follows from its attempts. */
export const paymentStateChanges: Record<PaymentState, readonly PaymentState[]> = {
  awaiting: ['paid', 'failed', 'expired'],
  // The buyer may try another card on the same page of the bank, or give up.
  failed: ['paid', 'expired'],
  paid: ['refunded'],
  // Money can arrive in the last second, or after the shop gave up waiting.
  expired: ['paid'],
  refunded: [],
};

export function isPaymentState(value: unknown): value is PaymentState {
  return paymentStates.some((state) => state === value);
}

export function canChangePayment(from: PaymentState, to: PaymentState): boolean {
  return paymentStateChanges[from].includes(to);
}

/** The bank's words for an invoice, in the order in which it can reach them. */
export const invoiceStatuses = ['created', 'processing', 'hold', 'failure', 'expired', 'success', 'reversed'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What the bank's word means for the attempt; nothing while the payment is in progress. */
export const paymentStateOf: Record<InvoiceStatus, PaymentState | null> = {
  created: null,
  processing: null,
  hold: null,
  failure: 'failed',
  expired: 'expired',
  success: 'paid',
  reversed: 'refunded',
};
