import { z } from 'zod';
import { orderStatuses } from '#domain/order-states.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { editedVersion, id, line, nothing, requiredFlag, text, version } from './kit/fields.ts';

/** The shop's name and colour of an order status: the newest active record of a type is used. */
const status = z.object({
  _id: id,
  name: z.string(),
  type: z.enum(orderStatuses),
  color: z.string(),
  active: z.boolean(),
  version,
});
export type StatusRecord = z.infer<typeof status>;

export const statusInput = z.object({
  name: line(60),
  type: z.enum(orderStatuses, { error: ({ input }) => (input ? 'unknown-choice' : 'required') }),
  color: text(40, { tooLong: 'color-format' })
    .regex(/^#[\da-f]{6}$/i, 'color-format')
    .default('#ffffff'),
  active: requiredFlag,
  version: editedVersion,
});
export type StatusInput = z.output<typeof statusInput>;

const params = z.object({ id });

export const listStatuses = endpoint({
  name: 'listStatuses',
  summary: 'All status records by type, the newest first',
  method: 'GET',
  path: 'statuses/getall',
  aliases: ['admin/statuses/getall'],
  access: admin(),
  response: z.array(status),
});

export const getStatus = endpoint({
  name: 'getStatus',
  summary: 'One status record',
  method: 'GET',
  path: 'statuses/get/{id}',
  aliases: ['admin/statuses/get/{id}'],
  access: admin('statuses'),
  params,
  response: status,
});

export const createStatus = endpoint({
  name: 'createStatus',
  summary: 'A new name and colour for a type of status',
  method: 'POST',
  path: 'statuses/create',
  aliases: ['admin/statuses/create'],
  access: admin('statuses'),
  body: statusInput,
  response: status,
  done: 'status-created',
});

export const updateStatus = endpoint({
  name: 'updateStatus',
  summary: 'Changes a status record',
  method: 'PUT',
  path: 'statuses/update/{id}',
  aliases: ['admin/statuses/update/{id}'],
  access: admin('statuses'),
  params,
  body: statusInput,
  response: status,
  done: 'status-saved',
});

export const deleteStatus = endpoint({
  name: 'deleteStatus',
  summary: 'Deletes a status record that no order shows',
  method: 'DELETE',
  path: 'statuses/delete/{id}',
  aliases: ['admin/statuses/delete/{id}'],
  access: admin('statuses'),
  params,
  response: nothing,
  done: 'status-deleted',
});
