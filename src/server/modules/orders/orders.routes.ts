import { listOwnOrders } from '#contracts/orders.ts';
import { implement } from '#server/http/door.ts';
import * as orders from './orders.service.ts';

export const ordersRoutes = [implement(listOwnOrders, orders.listOwnOrders)];
