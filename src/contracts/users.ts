import { z } from 'zod';
import { genders } from './auth.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { countedTo, flag, id, perPage, startPage, text } from './kit/fields.ts';

const postalAddress = z.object({
  country: z.string().optional(),
  street1: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
export type PostalAddress = z.infer<typeof postalAddress>;

export const user = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  secondName: z.string(),
  phone: z.string(),
  email: z.string(),
  birthdate: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  adress: postalAddress.nullable(),
  shippingAddress: postalAddress.nullable(),
  userRoleId: z.object({ _id: id, name: z.string() }),
  active: z.boolean(),
  /** Whether the e-mail is confirmed; sign-in is refused before that. */
  confirmed: z.boolean(),
});
export type User = z.infer<typeof user>;

/** `find`: parts of name, e-mail and phone, in any order. */
const userSearch = z.object({ find: text(200).default(''), userRoleId: id.optional() });

const params = z.object({ id });

export const listUsers = endpoint({
  name: 'listUsers',
  summary: 'A page of people, the newest first',
  method: 'GET',
  path: 'admin/users/getall',
  access: admin('users'),
  query: userSearch.extend({ startPage, perPage: perPage(50) }),
  response: z.array(user),
});

export const countUsers = endpoint({
  name: 'countUsers',
  summary: 'How many people a search finds',
  method: 'GET',
  path: 'admin/users/get/count',
  access: admin('users'),
  query: userSearch,
  response: z.object({ all: z.number().int(), countedTo }),
});

export const changeUserRole = endpoint({
  name: 'changeUserRole',
  summary: 'Gives a person another role, from their next call on',
  method: 'PUT',
  path: 'admin/users/changerole/{id}',
  access: admin('users'),
  params,
  body: z.object({ userRoleId: id }),
  response: user,
  done: 'user-role-changed',
});

export const setUserActive = endpoint({
  name: 'setUserActive',
  summary: 'Turns an account off, which ends its sessions at once, or on again',
  method: 'PUT',
  path: 'admin/users/active/{id}',
  access: admin('users'),
  params,
  body: z.object({ active: flag }),
  response: user,
});
