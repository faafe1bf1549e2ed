import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { adminDiscounts as uk } from '#web/messages/uk/admin-discounts.ts';

export const adminDiscounts: typeof uk = {
  title: 'Discounts',
  count: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'discount', other: 'discounts' })}`,
  search: 'Search discounts',
  which: 'Which discounts',
  create: 'New discount',
  createTitle: 'New discount',
  editTitle: 'Edit discount',
  name: 'Name',
  percent: 'Percentage',
  dateEnd: 'Last day',
  dateEndHint: 'The discount still counts on this day',
  active: 'Counts',
  activeOf: (name) => `Counts: ${name}`,
  editOf: (name) => `Edit discount ${name}`,
  deleteOf: (name) => `Delete discount ${name}`,
  deleteTitle: (name) => `Delete discount “${name}”?`,
  deleteText: 'It cannot be brought back. A discount that categories have cannot be deleted.',
  emptyTitle: 'No discounts yet',
  emptyText: 'Create the first one, then choose it in a category.',
};
