import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { adminGroups as uk } from '#web/messages/uk/admin-groups.ts';

export const adminGroups: typeof uk = {
  title: 'Product groups',
  count: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'group', other: 'groups' })}`,
  search: 'Find a group',
  create: 'New group',
  createTitle: 'New group',
  editTitle: 'Edit group',
  loading: 'Loading the group…',
  problemTitle: 'The group did not load',
  name: 'Name',
  products: 'Products',
  productCount: 'Products',
  editOf: (name) => `Edit group ${name}`,
  deleteOf: (name) => `Delete group ${name}`,
  deleteTitle: (name) => `Delete the group “${name}”?`,
  deleteText: 'This cannot be undone. A group that holds products cannot be deleted.',
  emptyTitle: 'No groups yet',
  emptyText: 'A group joins the sizes of one scent: a shopper switches between them on the product’s page.',
  chosen: 'Products of the group, in the order they are shown',
  noneChosen: 'Nothing is added yet.',
  moveUp: (name) => `Move up: ${name}`,
  moveDown: (name) => `Move down: ${name}`,
  takeOut: (name) => `Take out of the group: ${name}`,
  moved: (name, place) => `${name}: now at place ${place}`,
};
