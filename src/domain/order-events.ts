/** What can happen to an order, as its history tells it. */
export const orderEventKinds = [
  'created',
  'clarified',
  'edited',
  'status-changed',
  'paid',
  'payment-failed',
  'payment-expired',
  'payment-renewed',
  'paid-twice',
  'paid-other-sum',
  'refunded',
  'refunded-in-part',
  'refund-refused',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];
