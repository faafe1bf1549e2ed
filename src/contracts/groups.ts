import { z } from 'zod';
import { productChoice } from './admin-products.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { countedTo, editedVersion, id, line, nothing, startPage, text, version } from './kit/fields.ts';

/** Sizes of one product; a longer list is a mistake. */
const mostInGroup = 50;

const listedGroup = z.object({ _id: id, name: z.string(), products: z.array(id) });
export type ListedGroup = z.infer<typeof listedGroup>;

/** With display data of its products, in the order of their ids. */
const group = listedGroup.extend({ items: z.array(productChoice.omit({ group: true })), version });
export type Group = z.infer<typeof group>;

export const groupInput = z.object({
  name: line(200),
  products: z
    .array(z.uuid({ error: ({ input }) => (input ? 'unknown-id' : 'required') }), { error: 'required' })
    .max(mostInGroup, 'too-long')
    .refine((ids) => new Set(ids.map((one) => one.toLowerCase())).size === ids.length, 'doubled-lines'),
  version: editedVersion,
});
export type GroupInput = z.output<typeof groupInput>;

const params = z.object({ id });
const find = text(200).optional();

export const listGroups = endpoint({
  name: 'listGroups',
  summary: 'Groups of sizes by name; all of them unless a page is asked for',
  method: 'GET',
  path: 'admin/productsGroups/getall',
  access: admin('productsGroups'),
  query: z.object({ perPage: z.coerce.number<number>().int().min(1).max(100).optional(), startPage, find }),
  response: z.array(listedGroup),
});

export const countGroups = endpoint({
  name: 'countGroups',
  summary: 'How many groups there are',
  method: 'GET',
  path: 'admin/productsGroups/get/count',
  access: admin('productsGroups'),
  query: z.object({ find }),
  response: z.object({ all: z.number().int(), countedTo }),
});

export const getGroup = endpoint({
  name: 'getGroup',
  summary: 'One group with its products',
  method: 'GET',
  path: 'admin/productsGroups/get/{id}',
  access: admin('productsGroups'),
  params,
  response: group,
});

export const createGroup = endpoint({
  name: 'createGroup',
  summary: 'A new group of sizes',
  method: 'POST',
  path: 'admin/productsGroups/create',
  access: admin('productsGroups'),
  body: groupInput,
  response: group,
  done: 'group-created',
});

export const editGroup = endpoint({
  name: 'editGroup',
  summary: 'Changes a group: it holds exactly these products, in this order',
  method: 'PUT',
  path: 'admin/productsGroups/edit/{id}',
  access: admin('productsGroups'),
  params,
  body: groupInput,
  response: group,
  done: 'group-saved',
});

export const deleteGroup = endpoint({
  name: 'deleteGroup',
  summary: 'Deletes a group that holds no products any more',
  method: 'DELETE',
  path: 'admin/productsGroups/delete/{id}',
  access: admin('productsGroups'),
  params,
  response: nothing,
  done: 'group-deleted',
});
