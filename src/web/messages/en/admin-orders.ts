import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { AdminCatalogue } from '#web/messages/uk/admin.ts';

const events: AdminCatalogue['orders']['history']['events'] = {
  created: 'Order placed',
  clarified: 'Order clarified',
  edited: 'Order edited',
  'status-changed': 'Status changed',
  paid: 'Paid',
  'payment-failed': 'The payment did not go through',
  'payment-expired': 'The time to pay is over',
  'payment-renewed': 'A new invoice was opened',
  'paid-twice': 'Paid twice, the second sum goes back',
  'paid-other-sum': 'Another sum was paid, it goes back',
  refunded: 'Money returned',
  'refunded-in-part': 'A part of the money returned',
  'refund-refused': 'The bank did not return the money, please look there',
};

export const adminOrders: AdminCatalogue['orders'] = {
  title: 'Orders',
  count: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'order', other: 'orders' })}`,
  tabs: { label: 'Which delivery', all: 'All', 'nova-poshta': 'Nova Poshta', pickup: 'Pickup' },
  search: 'Number or name',
  statusFilter: 'Status',
  everyStatus: 'All statuses',
  emptyTitle: 'There are no orders yet',
  emptyText: 'As soon as somebody buys something, the order appears here by itself.',
  nothingFound: 'There are no such orders',
  number: 'No.',
  date: 'Date',
  buyer: 'Buyer',
  delivery: 'Delivery',
  status: 'Status',
  payment: 'Payment',
  sum: 'Sum',
  statusOf: (orderNo) => `Status of order no. ${orderNo}`,
  detailsOf: (orderNo) => `Details of order no. ${orderNo}`,
  abolishTitle: (orderNo) => `Cancel order no. ${orderNo}?`,
  abolishText:
    'Its goods go back into stock and the buyer gets a letter. This is final: the status never changes again.',
  abolishPaidText:
    'Its goods go back into stock, the payment is returned and the buyer gets a letter. This is final: the status never changes again.',
  abolish: 'Cancel the order',
  keep: 'Keep it',
  history: {
    title: 'History',
    loading: 'Loading the history…',
    none: 'Nothing has happened yet',
    problemTitle: 'The history did not load',
    events,
    authors: { buyer: 'the buyer', bank: 'the bank', shop: 'the shop' },
    moved: (from, to) => `${from} → ${to}`,
  },
};
