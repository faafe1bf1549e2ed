import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { adminAddresses as uk } from '#web/messages/uk/admin-addresses.ts';

export const adminAddresses: typeof uk = {
  title: 'All Addresses',
  count: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'address', other: 'addresses' })}`,
  search: 'Search addresses',
  which: 'Which addresses',
  create: 'Create',
  createTitle: 'New address',
  editTitle: 'Edit address',
  name: 'Name',
  address: 'Address',
  addressHint: 'As buyers see it who pick up their orders themselves',
  active: 'Hand out orders here',
  activeOf: (name) => `Hand out orders here: ${name}`,
  state: { on: 'Enabled', off: 'Disabled' },
  editOf: (name) => `Edit address ${name}`,
  deleteOf: (name) => `Delete address ${name}`,
  deleteTitle: (name) => `Delete address “${name}”?`,
  deleteText: 'It cannot be brought back.',
  emptyTitle: 'No addresses yet',
  emptyText: 'Add the first one so that buyers can pick up their orders themselves.',
};
