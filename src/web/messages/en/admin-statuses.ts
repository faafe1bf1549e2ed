import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { adminStatuses as uk } from '#web/messages/uk/admin-statuses.ts';

export const adminStatuses: typeof uk = {
  title: 'Statuses',
  count: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'status', other: 'statuses' })}`,
  search: 'Search statuses',
  which: 'Which statuses',
  create: 'New status',
  createTitle: 'New status',
  editTitle: 'Edit status',
  name: 'Name',
  type: 'Type',
  typeHint: 'The newest status of a type that is on gives it its name and colour',
  color: 'Colour',
  active: 'On',
  activeOf: (name) => `On: ${name}`,
  editOf: (name) => `Edit status ${name}`,
  deleteOf: (name) => `Delete status ${name}`,
  deleteTitle: (name) => `Delete status “${name}”?`,
  deleteText: 'It cannot be brought back. A status that orders show cannot be deleted.',
  emptyTitle: 'No statuses yet',
  emptyText: 'Until there are any, orders have the usual names. Add a name and a colour of your own.',
};
