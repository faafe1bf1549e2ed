import { listCarrierPlaces } from '#contracts/carrier.ts';
import { implement } from '#server/http/dispatch.ts';
import * as delivery from './delivery.service.ts';

export const deliveryRoutes = [implement(listCarrierPlaces, delivery.listPlaces)];
