import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { adminRoles as uk } from '#web/messages/uk/admin-roles.ts';

const people = (count: number) => `${formatNumber(count)} ${plural('en', count, { one: 'person', other: 'people' })}`;

export const adminRoles: typeof uk = {
  title: 'Roles',
  nameOf: (name: string) => name,
  count: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'role', other: 'roles' })}`,
  create: 'New role',
  description: 'Description',
  people: 'People',
  peopleOf: (count, role) => `${people(count)} with the role ${role}`,
  forNewcomers: 'For new customers',
  editRole: (name) => `Edit role ${name}`,
  deleteRole: (name) => `Delete role ${name}`,
  deleteTitle: (name) => `Delete the role “${name}”?`,
  deleteText: 'Nobody has it. The role cannot be brought back.',
  inUseTitle: (name) => `People still have the role “${name}”`,
  inUseText: (count) =>
    `${people(count)} ${count === 1 ? 'has' : 'have'} it. Give them another role, then this one can be deleted.`,
  andOthers: (count) => `and ${people(count)} more`,
  showPeople: 'Show the people',
  emptyTitle: 'No roles yet',
  emptyText: 'A role says what a person may do in the shop. Create the first one.',
  createTitle: 'New role',
  editTitle: (name) => `Role “${name}”`,
  toList: 'All roles',
  loading: 'Loading the role…',
  problemTitle: 'The role did not load',
  name: 'Name',
  descriptionHint: 'Who it is for, and why',
  areas: {
    admin: { title: 'Running the shop', all: 'Access to the panel', hint: 'What they can see and change' },
    customer: {
      title: 'Customer area',
      all: 'Access to the customer area',
      hint: 'Their own orders, details and wishlist',
    },
  },
  customerModules: { orders: 'My orders', account: 'My account', wishlist: 'Wishlist' },
  opened: (count, all) => `${count} of ${all}`,
  notYours: 'Only somebody who has the greyed-out modules can give them.',
  hasPeople: (count) => `${people(count)} ${count === 1 ? 'has' : 'have'} this role. Changes act at once.`,
};
