export const paymentStates = ['awaiting', 'paid', 'failed', 'expired', 'refunded'] as const;

export type PaymentState = (typeof paymentStates)[number];

export const firstPaymentState: PaymentState = 'awaiting';

/** Transitions of a payment attempt, that is one invoice at the bank. The order's payment state is derived from its attempts. */
export const paymentStateChanges: Record<PaymentState, readonly PaymentState[]> = {
  awaiting: ['paid', 'failed', 'expired'],
  // The buyer may retry with another card on the same payment page.
  failed: ['paid', 'expired'],
  paid: ['refunded'],
  // A late payment, after the timeout.
  expired: ['paid'],
  refunded: [],
};

export function canChangePayment(from: PaymentState, to: PaymentState): boolean {
  return paymentStateChanges[from].includes(to);
}

/** The bank's invoice statuses, in the order in which they can occur. */
export const invoiceStatuses = ['created', 'processing', 'hold', 'failure', 'expired', 'success', 'reversed'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Null while the payment is in progress. */
export const paymentStateOf: Record<InvoiceStatus, PaymentState | null> = {
  created: null,
  processing: null,
  // Blocked on the card for the shop, which captures it when the order is sent.
  hold: 'paid',
  failure: 'failed',
  expired: 'expired',
  success: 'paid',
  reversed: 'refunded',
};
