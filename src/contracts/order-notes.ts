import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, line, text, trimmedText } from './kit/fields.ts';

/** Notes, tags and the responsible person of an order: for staff alone, never for the buyer. */

const params = z.object({ id });
const access = admin('orders');

const staffMember = z.object({ _id: id, name: z.string(), email: z.string() });
export type StaffMember = z.infer<typeof staffMember>;

export const noteInput = z.object({
  text: trimmedText(1000, 'note-required').pipe(z.string().min(1, 'note-required').max(1000, 'too-long')),
});

export const note = z.object({
  _id: id,
  text: z.string(),
  date: z.iso.datetime(),
  /** Null if their account is gone. */
  who: staffMember.nullable(),
});
export type Note = z.infer<typeof note>;

const tag = line(40);
const orderWork = z.object({
  notes: z.array(note),
  tags: z.array(z.string()),
  responsible: staffMember.nullable(),
});
export type OrderWork = z.infer<typeof orderWork>;

export const getOrderWork = endpoint({
  name: 'getOrderWork',
  summary: 'What staff note about an order: notes, the oldest first, tags and the responsible person',
  method: 'GET',
  path: 'admin/orders/work/{id}',
  access,
  params,
  response: orderWork,
});

export const addOrderNote = endpoint({
  name: 'addOrderNote',
  summary: 'Writes a note about an order; the buyer never sees it',
  method: 'POST',
  path: 'admin/orders/work/{id}/notes',
  access,
  params,
  body: noteInput,
  response: orderWork,
  done: 'note-added',
});

export const deleteOrderNote = endpoint({
  name: 'deleteOrderNote',
  summary: 'Takes back an own note about an order',
  method: 'DELETE',
  path: 'admin/orders/work/{id}/notes/{noteId}',
  access,
  params: params.extend({ noteId: id }),
  response: orderWork,
  done: 'note-deleted',
});

export const setOrderTags = endpoint({
  name: 'setOrderTags',
  summary: 'The complete list of tags of an order',
  method: 'PUT',
  path: 'admin/orders/work/{id}/tags',
  access,
  params,
  body: z.object({ tags: z.array(tag).max(20, 'too-many-tags') }),
  response: orderWork,
  done: 'tags-saved',
});

export const setOrderResponsible = endpoint({
  name: 'setOrderResponsible',
  summary: 'Who looks after an order: somebody who may work on orders, or nobody',
  method: 'PUT',
  path: 'admin/orders/work/{id}/responsible',
  access,
  params,
  body: z.object({ userId: id.nullable() }),
  response: orderWork,
  done: 'responsible-saved',
});

export const listOrderTags = endpoint({
  name: 'listOrderTags',
  summary: 'Tags in use that begin like this, by name',
  method: 'GET',
  path: 'admin/orders/tags',
  access,
  query: z.object({ find: text(40).default('') }),
  response: z.array(z.string()),
});

export const findOrderStaff = endpoint({
  name: 'findOrderStaff',
  summary: 'People who may work on orders, by name or e-mail',
  method: 'GET',
  path: 'admin/orders/staff',
  access,
  query: z.object({ find: text(100).default('') }),
  response: z.array(staffMember),
});
