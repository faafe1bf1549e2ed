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
  target: 'What for',
  targets: { categories: 'Categories', brand: 'Brand', product: 'Product' },
  ofCategoriesHint: 'It is chosen in the category itself',
  chosenProduct: (name) => `Product: ${name}`,
  targetMissing: 'Choose what the discount is for',
  stages: { off: 'Off', running: 'Running', ended: 'Ended', waiting: 'Not begun yet' },
  startsOn: (day) => `Begins on ${day}`,
  dateStart: 'First day',
  dateStartHint: 'Empty: from now on',
  dateEnd: 'Last day',
  dateEndHint: 'The discount still counts on this day',
  active: 'Counts',
  activeOf: (name) => `Counts: ${name}`,
  editOf: (name) => `Edit discount ${name}`,
  deleteOf: (name) => `Delete discount ${name}`,
  deleteTitle: (name) => `Delete discount “${name}”?`,
  deleteText: 'It cannot be brought back. A discount that categories have cannot be deleted.',
  emptyTitle: 'No discounts yet',
  emptyText: 'Create the first one for a brand or a product, or choose it in a category.',
};
