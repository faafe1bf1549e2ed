import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { AdminCatalogue } from '#web/messages/uk/admin.ts';

export const adminOrderPage: AdminCatalogue['orders']['page'] = {
  title: (orderNo) => `Order no. ${orderNo}`,
  ofDate: (date) => `of ${date}`,
  toOrder: 'Back to the order',
  open: (orderNo) => `Open order no. ${orderNo}`,
  loading: 'Loading the order…',
  missing: (orderNo) => `There is no order no. ${orderNo}`,
  missingText: 'Check the number, or find the order by name, phone or e-mail.',
  actions: 'What to do with the order',
  askToClarify: 'Ask to clarify',
  goods: 'Goods',
  buyer: 'Buyer',
  call: (phone) => `Call ${phone}`,
  write: (email) => `Write to ${email}`,
  copyPhone: 'Copy the phone',
  copyEmail: 'Copy the e-mail',
  copyAddress: 'Copy the address',
  copied: 'Copied',
  notCopied: 'Could not copy',
  otherOrders: 'Other orders',
  otherCount: (count) => `${formatNumber(count)} more ${plural('en', count, { one: 'order', other: 'orders' })}`,
  noOtherOrders: 'This is the first order of this buyer.',
  otherLoading: 'Looking for other orders…',
  delivery: 'Delivery',
  comment: 'Comment of the buyer',
  rest: (sum) => `${sum} left to pay`,
  payment: 'Payment',
};
