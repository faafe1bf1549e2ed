import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

export const adminBuyers = {
  title: 'Buyer',
  loading: 'Loading the buyer…',
  problemTitle: 'The buyer could not be loaded',
  guest: 'No account',
  account: 'Has an account',
  contact: 'Contact',
  orders: 'Orders',
  noOrders: 'No orders yet',
  ordersCount: 'Orders',
  spent: 'Paid',
  notes: 'Notes',
  guestOrders: (count: number) =>
    `${formatNumber(count)} more ${plural('en', count, { one: 'order', other: 'orders' })} with this phone without an account`,
  accountOf: (name: string) => `Account: ${name}`,
  ofBuyer: 'The buyer’s card',
  cardOf: (name: string) => `The buyer’s card: ${name}`,
  known: 'Known buyers',
  take: (name: string) => `Fill in: ${name}`,
};

export const adminNotes = {
  title: 'Notes',
  none: 'No notes yet',
  write: 'New note',
  hint: 'The buyer will not see it',
  add: 'Add the note',
  delete: (text: string) => `Delete the note “${text}”`,
};

export const adminInvites = {
  invite: 'Invite',
  title: 'Invite to the team',
  email: 'E-mail',
  emailHint: 'A link to set a password goes here. It works for three days',
  role: 'Role',
  chooseRole: 'Choose a role',
  beyond: (name: string) => `${name} (has sections that you lack)`,
  pending: 'Invited',
  until: (date: string) => `the link works until ${date}`,
  sending: 'the e-mail is being sent',
  expired: 'expired',
  resend: (email: string) => `Send again: ${email}`,
  revoke: (email: string) => `Take the invitation back: ${email}`,
  revokeTitle: (email: string) => `Take back the invitation of ${email}?`,
  revokeText: 'The link of the e-mail will stop working.',
  revokeYes: 'Take it back',
  keep: 'Keep',
};

export const adminOrderWork = {
  title: 'Notes and tags',
  loading: 'Loading notes…',
  tags: 'Tags',
  noTags: 'No tags',
  addTag: 'New tag',
  add: 'Add',
  takeTag: (tag: string) => `Take off the tag “${tag}”`,
  responsible: 'Responsible person',
  nobody: 'Nobody',
  mine: 'Take it',
  release: 'Release',
};
