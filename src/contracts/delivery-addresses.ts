import { z } from 'zod';
import { deliveryKinds } from '#domain/delivery.ts';
import { customer } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, nothing, optionalLine } from './kit/fields.ts';

/** Bounded, since all are offered at the checkout; the one used longest ago makes room for a new one. */
export const mostDeliveryAddresses = 10;

export const longestAddressName = 40;

const deliveryAddress = z.object({
  _id: id,
  /** The buyer's own name for it, 'Дім'; empty without one. */
  name: z.string(),
  kind: z.enum(deliveryKinds),
  region: z.string(),
  city: z.string(),
  /** The branch, parcel locker or pickup point. */
  address: z.string(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

export const addressNameInput = z.object({ name: optionalLine(longestAddressName) });

export const listDeliveryAddresses = endpoint({
  name: 'listDeliveryAddresses',
  summary: 'Where the orders of the customer went, the latest first',
  method: 'GET',
  path: 'customer/delivery-addresses',
  access: customer('account'),
  response: z.array(deliveryAddress),
});

export const renameDeliveryAddress = endpoint({
  name: 'renameDeliveryAddress',
  summary: 'Names an own delivery address; an empty name removes it',
  method: 'PUT',
  path: 'customer/delivery-addresses/{id}',
  access: customer('account'),
  params: z.object({ id }),
  body: addressNameInput,
  response: deliveryAddress,
  done: 'address-saved',
});

export const deleteDeliveryAddress = endpoint({
  name: 'deleteDeliveryAddress',
  summary: 'Forgets an own delivery address; orders keep theirs',
  method: 'DELETE',
  path: 'customer/delivery-addresses/{id}',
  access: customer('account'),
  params: z.object({ id }),
  response: nothing,
  done: 'address-deleted',
});
