import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { adminOrderWork as ukrainian } from '#web/messages/uk/admin-order-work.ts';

const orders = (count: number) => `${formatNumber(count)} ${plural('en', count, { one: 'order', other: 'orders' })}`;

export const adminOrderWork: typeof ukrainian = {
  filters: {
    label: 'Days, sum and tag',
    from: 'From day',
    to: 'To day',
    sumFrom: 'Sum from, ₴',
    sumTo: 'Sum to, ₴',
    tag: 'Tag',
    apply: 'Apply',
  },
  views: {
    label: 'Saved views',
    save: 'Save this view',
    title: 'Save the view',
    name: 'Name',
    hint: 'The view remembers the present filters. Only you see it.',
    remove: (name) => `Delete the view “${name}”`,
  },
  bulk: {
    label: 'Chosen orders',
    choose: (orderNo) => `Choose order no. ${orderNo}`,
    choosePage: 'Choose all on this page',
    chosen: (count) => `${orders(count)} chosen`,
    setStatus: 'Change the status',
    slips: 'Packing slips',
    clear: 'Clear',
    tooMany: (most) => `At most ${orders(most)} can be handled at once.`,
    done: (count) => `Status changed: ${orders(count)}`,
    refusedTitle: (count) => `Status not changed: ${orders(count)}`,
    abolishTitle: (count) => `Cancel ${orders(count)}?`,
    abolishText:
      'Their goods go back into stock, payments are returned and the buyers get letters. This is final: the status never changes again.',
    abolish: 'Cancel the orders',
    slipsTitle: (count) => `Packing slips: ${orders(count)}`,
    noSlips: 'There are no such orders',
  },
};
