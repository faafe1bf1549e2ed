import { changeOrder, listOwnOrders, placeOrder, setOrderStatus } from '#contracts/orders.ts';
import { implement } from '#server/http/door.ts';
import * as clarifying from './clarifying.service.ts';
import * as orders from './orders.service.ts';
import * as placing from './placing.service.ts';
import * as statuses from './status-changes.service.ts';

export const ordersRoutes = [
  implement(placeOrder, (context, { body, idempotencyKey }) => placing.placeOrder(context, body, idempotencyKey)),
  implement(listOwnOrders, orders.listOwnOrders),
  implement(changeOrder, (context, { params, body }) => clarifying.changeOrder(context, params.id, body)),
  implement(setOrderStatus, (context, { params, body }) => statuses.setStatus(context, params.id, body.status)),
];
