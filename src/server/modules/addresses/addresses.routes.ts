import * as contract from '#contracts/addresses.ts';
import { implement } from '#server/http/dispatch.ts';
import * as addresses from './addresses.service.ts';

export const addressesRoutes = [
  implement(contract.listPickupPoints, (context) => addresses.listPickupPoints(context)),
  implement(contract.listAddresses, (context) => addresses.listAddresses(context)),
  implement(contract.getAddress, (context, { params }) => addresses.getAddress(context, params.id)),
  implement(contract.createAddress, (context, { body }) => addresses.createAddress(context, body)),
  implement(contract.editAddress, (context, { params, body }) => addresses.editAddress(context, params.id, body)),
  implement(contract.deleteAddress, (context, { params }) => addresses.deleteAddress(context, params.id)),
];
