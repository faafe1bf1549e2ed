/** Event kinds of the order history. */
export const orderEventKinds = [
  'created',
  'clarified',
  'edited',
  'status-changed',
  'status-undone',
  'paid',
  'held',
  'captured',
  'capture-refused',
  'hold-released',
  'marked-paid',
  'payment-failed',
  'payment-expired',
  'payment-renewed',
  'paid-twice',
  'paid-other-sum',
  'refunded',
  'refunded-in-part',
  'refund-refused',
  'refund-by-hand',
  'refunded-otherwise',
  'rest-requested',
  'refund-requested',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

/** The default actor if no staff member is recorded: the buyer, the bank, or the shop (such as a timeout). */
export type EventAuthor = 'buyer' | 'bank' | 'shop';

export const eventAuthors: Record<OrderEventKind, EventAuthor> = {
  created: 'buyer',
  clarified: 'buyer',
  edited: 'shop',
  'status-changed': 'shop',
  'status-undone': 'shop',
  paid: 'bank',
  held: 'bank',
  captured: 'bank',
  'capture-refused': 'bank',
  'hold-released': 'shop',
  'marked-paid': 'shop',
  'payment-failed': 'bank',
  'payment-expired': 'shop',
  'payment-renewed': 'buyer',
  'paid-twice': 'bank',
  'paid-other-sum': 'bank',
  refunded: 'bank',
  'refunded-in-part': 'bank',
  'refund-refused': 'bank',
  'refund-by-hand': 'shop',
  'refunded-otherwise': 'shop',
  'rest-requested': 'shop',
  'refund-requested': 'shop',
};
