import * as contract from '#contracts/addresses.ts';
import { implement } from '#server/http/door.ts';
import * as addresses from './addresses.service.ts';

export const addressesRoutes = [implement(contract.listPickupPoints, (context) => addresses.listPickupPoints(context))];
