import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint, publicRead } from './kit/endpoint.ts';
import { editedVersion, flag, id, line, nothing, version } from './kit/fields.ts';

export const listPickupPoints = publicRead({
  name: 'listPickupPoints',
  summary: 'Where orders can be picked up',
  method: 'GET',
  path: 'addresses/getall',
  response: z.array(z.object({ name: z.string(), address: z.string() })),
});

const address = z.object({ _id: id, name: z.string(), address: z.string(), active: z.boolean(), version });
export type Address = z.infer<typeof address>;

export const addressInput = z.object({
  name: line(120),
  /** The minimum that an order requires. */
  address: line(300).pipe(z.string().min(3, 'too-short')),
  active: flag.default(false),
  version: editedVersion,
});
export type AddressInput = z.output<typeof addressInput>;

const params = z.object({ id });

export const listAddresses = endpoint({
  name: 'listAddresses',
  summary: 'All pickup points, in use or not',
  method: 'GET',
  path: 'admin/addresses/getall',
  access: admin('addresses'),
  response: z.array(address),
});

export const getAddress = endpoint({
  name: 'getAddress',
  summary: 'One pickup point',
  method: 'GET',
  path: 'admin/addresses/get/{id}',
  access: admin('addresses'),
  params,
  response: address,
});

export const createAddress = endpoint({
  name: 'createAddress',
  summary: 'A new pickup point, not in use unless said so',
  method: 'POST',
  path: 'admin/addresses/create',
  access: admin('addresses'),
  body: addressInput,
  response: address,
  done: 'address-created',
});

export const editAddress = endpoint({
  name: 'editAddress',
  summary: 'Changes a pickup point',
  method: 'PUT',
  path: 'admin/addresses/edit/{id}',
  access: admin('addresses'),
  params,
  body: addressInput,
  response: address,
  done: 'address-saved',
});

export const deleteAddress = endpoint({
  name: 'deleteAddress',
  summary: 'Deletes a pickup point where nobody is going to come',
  method: 'DELETE',
  path: 'admin/addresses/delete/{id}',
  access: admin('addresses'),
  params,
  response: nothing,
  done: 'address-deleted',
});
