import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { adminCategories as uk } from '#web/messages/uk/admin-categories.ts';

export const adminCategories: typeof uk = {
  title: 'Categories',
  count: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'category', other: 'categories' })}`,
  search: 'Search categories',
  which: 'Which categories',
  create: 'New category',
  createTitle: 'New category',
  editTitle: 'Edit category',
  name: 'Name',
  titleInAddress: 'Word for the address',
  titleHint: 'In Latin letters without spaces: it stands in the page address, such as niche',
  description: 'Description',
  nameEn: 'Name in English',
  descriptionEn: 'Description in English',
  englishHint: 'For English pages. If left empty, they show the Ukrainian name',
  order: {
    title: 'Order in the menu',
    back: 'To the categories',
    lead: 'Drag the categories or use the arrows. The new order is saved at once.',
    draggable: 'category that can be dragged',
    howToDrag:
      'To pick up a category, press space or Enter. Move it with the arrows, put it down with space, or press Escape to put everything back.',
    notShown: 'not in the menu',
  },
  partOfMenu: 'In the menu',
  yes: 'Yes',
  no: 'No',
  discount: 'Discount',
  noDiscount: 'No discount',
  active: 'Show to buyers',
  activeOf: (name) => `Show to buyers: ${name}`,
  isMenu: 'Show in the menu',
  editOf: (name) => `Edit category ${name}`,
  deleteOf: (name) => `Delete category ${name}`,
  deleteTitle: (name) => `Delete category “${name}”?`,
  deleteText: 'It cannot be brought back. A category that has products cannot be deleted.',
  emptyTitle: 'No categories yet',
  emptyText: 'Create the first one: no product can be added without it.',
};
