import { estimateDelivery, listCarrierPlaces } from '#contracts/carrier.ts';
import { implement } from '#server/http/dispatch.ts';
import * as delivery from './delivery.service.ts';
import * as estimates from './delivery-estimate.service.ts';

export const deliveryRoutes = [
  implement(listCarrierPlaces, delivery.listPlaces),
  implement(estimateDelivery, (context, { query }) => estimates.estimateDelivery(context, query)),
];
