import { z } from 'zod';
import { normalizePhone } from '#domain/phone.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, perPage, startPage, text } from './kit/fields.ts';
import { uah } from './kit/money.ts';
import { note, noteInput } from './order-notes.ts';
import { order } from './orders.ts';

/** Buyers as staff know them: by account, and guests by phone. Never for the buyer. */

const access = admin('orders');

const phone = text(40, { tooLong: 'order-phone' }).transform((typed, context) => {
  const normal = normalizePhone(typed);
  if (normal !== null) return normal;
  context.addIssue({ code: 'custom', message: 'order-phone' });
  return z.NEVER;
});

const person = { firstName: z.string(), lastName: z.string(), phone: z.string(), email: z.string() };

const buyersOrder = order.pick({
  _id: true,
  orderNo: true,
  date: true,
  status: true,
  statusShown: true,
  paymentState: true,
  totalSum: true,
});

const buyerCard = z.object({
  ...person,
  /** The account; null for a guest. */
  userId: id.nullable(),
  /** Accounts with the phone of a guest. */
  accounts: z.array(z.object({ _id: id, name: z.string(), email: z.string() })),
  /** Orders by this account's phone that belong to no account. */
  guestOrders: z.number().int(),
  orders: z.array(buyersOrder),
  ordersQuantity: z.number().int(),
  /** What was paid for orders that are not cancelled. */
  spent: uah,
  notes: z.array(note),
});
export type BuyerCard = z.infer<typeof buyerCard>;

const page = z.object({ startPage, perPage: perPage(10) });

export const getAccountBuyer = endpoint({
  name: 'getAccountBuyer',
  summary: 'A buyer with an account: a page of their orders, the newest first, what they spent, and notes of staff',
  method: 'GET',
  path: 'admin/buyers/account/{id}',
  access,
  params: z.object({ id }),
  query: page,
  response: buyerCard,
});

export const getPhoneBuyer = endpoint({
  name: 'getPhoneBuyer',
  summary: 'The same by phone, for buyers without an account',
  method: 'GET',
  path: 'admin/buyers/phone/{phone}',
  access,
  params: z.object({ phone }),
  query: page,
  response: buyerCard,
});

export const addAccountNote = endpoint({
  name: 'addAccountNote',
  summary: 'Writes a note about a buyer with an account; they never see it',
  method: 'POST',
  path: 'admin/buyers/account/{id}/notes',
  access,
  params: z.object({ id }),
  body: noteInput,
  response: z.array(note),
  done: 'note-added',
});

export const addPhoneNote = endpoint({
  name: 'addPhoneNote',
  summary: 'Writes a note about the buyer with this phone; they never see it',
  method: 'POST',
  path: 'admin/buyers/phone/{phone}/notes',
  access,
  params: z.object({ phone }),
  body: noteInput,
  response: z.array(note),
  done: 'note-added',
});

const knownBuyer = z.object({
  ...person,
  userId: id.nullable(),
  /** Of the latest order. */
  deliveryAddress: order.shape.deliveryAddress.nullable(),
});
export type KnownBuyer = z.infer<typeof knownBuyer>;

export const findKnownBuyers = endpoint({
  name: 'findKnownBuyers',
  summary: 'Buyers whose phone begins with these digits, with the contact and place of their latest order',
  method: 'GET',
  path: 'admin/buyers/find',
  cost: 'search',
  access,
  query: z.object({ phone: text(40) }),
  response: z.array(knownBuyer),
});
