import { deleteDeliveryAddress, listDeliveryAddresses, renameDeliveryAddress } from '#contracts/delivery-addresses.ts';
import { implement } from '#server/http/dispatch.ts';
import { deleteAddress, listAddresses, renameAddress } from './delivery-addresses.service.ts';

export const deliveryAddressesRoutes = [
  implement(listDeliveryAddresses, listAddresses),
  implement(renameDeliveryAddress, (context, { params, body }) => renameAddress(context, params.id, body.name)),
  implement(deleteDeliveryAddress, (context, { params }) => deleteAddress(context, params.id)),
];
