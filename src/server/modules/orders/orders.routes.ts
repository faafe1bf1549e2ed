import {
  countNewOrders,
  createOrder,
  exportOrders,
  getOrder,
  getOrderByNumber,
  listBuyerOrders,
  listOrderEvents,
  markOrderPaid,
} from '#contracts/admin-orders.ts';
import { listChosenOrders, setOrderStatuses, undoOrderStatuses } from '#contracts/order-bulk.ts';
import {
  changeOrder,
  findPlacedOrder,
  listOrders,
  listOwnOrders,
  placeOrder,
  setOrderStatus,
  trackOrder,
} from '#contracts/orders.ts';
import { confirmRefund, listOrderRefunds, payRefundOtherwise, refundOrder, retryRefund } from '#contracts/refunds.ts';
import { implement } from '#server/http/dispatch.ts';
import * as clarifying from './editing/clarifying.service.ts';
import { exportOrders as exportAll } from './export/order-export.service.ts';
import { listBuyerOrders as listOthers } from './listing/buyer-orders.service.ts';
import { countNew, listOrders as listAll } from './listing/order-list.service.ts';
import * as orders from './orders.service.ts';
import * as idempotency from './placing/idempotency.service.ts';
import * as placing from './placing/placing.service.ts';
import * as refunding from './refunds/refund-order.service.ts';
import { setStatuses, undoStatuses } from './status/bulk-status.service.ts';
import * as status from './status/order-status.service.ts';

export const ordersRoutes = [
  implement(placeOrder, (context, { body, idempotencyKey }) => placing.placeOrder(context, body, idempotencyKey)),
  implement(findPlacedOrder, (context, { idempotencyKey }) => idempotency.findPlacedOrder(context, idempotencyKey)),
  implement(listOwnOrders, orders.listOwnOrders),
  implement(changeOrder, (context, { params, body }) => clarifying.changeOrder(context, params.id, body)),
  implement(setOrderStatus, (context, { params, body }) => status.setStatus(context, params.id, body.status)),
  implement(listChosenOrders, (context, { query }) => orders.listChosen(context, query.numbers)),
  implement(setOrderStatuses, (context, { body }) => setStatuses(context, body.ids, body.status)),
  implement(undoOrderStatuses, (context, { body }) => undoStatuses(context, body.ids)),
  implement(markOrderPaid, (context, { params, body }) => status.markPaid(context, params.id, body.note)),
  implement(listOrderRefunds, (context, { params }) => refunding.listRefunds(context, params.id)),
  implement(refundOrder, (context, { params, body }) => refunding.refundOrder(context, params.id, body)),
  implement(retryRefund, (context, { params }) => refunding.retryRefund(context, params.id)),
  implement(payRefundOtherwise, (context, { params, body }) => refunding.payOtherwise(context, params.id, body)),
  implement(confirmRefund, (context, { params }) => refunding.confirmRefund(context, params.id)),
  implement(listOrders, (context, { query }) => listAll(context, query)),
  implement(countNewOrders, (context, { query }) => countNew(context, query.after)),
  implement(exportOrders, (context, { query }) => exportAll(context, query)),
  implement(createOrder, (context, { body, idempotencyKey }) => placing.placeForBuyer(context, body, idempotencyKey)),
  implement(getOrder, (context, { params }) => orders.getOrder(context, params.id)),
  implement(getOrderByNumber, (context, { params }) => orders.getOrderByNumber(context, Number(params.orderNo))),
  implement(listBuyerOrders, (context, { params }) => listOthers(context, params.id)),
  implement(listOrderEvents, (context, { params }) => status.listHistory(context, params.id)),
  implement(trackOrder, (context, { params, query }) =>
    status.trackOrder(context, Number(params.orderNo), query.phone),
  ),
];
