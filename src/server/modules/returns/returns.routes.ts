import {
  decideReturn,
  getReturnable,
  listOrderReturns,
  listReturns,
  receiveReturn,
  refundReturn,
  requestReturn,
  setOwnReturnWaybill,
  setReturnWaybill,
} from '#contracts/returns.ts';
import { implement } from '#server/http/dispatch.ts';
import * as returns from './returns.service.ts';

export const returnsRoutes = [
  implement(getReturnable, (context, { params, query }) =>
    returns.getReturnable(context, Number(params.orderNo), query.phone),
  ),
  implement(requestReturn, (context, { params, body }) => returns.requestReturn(context, Number(params.orderNo), body)),
  implement(setOwnReturnWaybill, (context, { params, body }) =>
    returns.setOwnWaybill(context, Number(params.orderNo), body),
  ),
  implement(listReturns, returns.listReturns),
  implement(listOrderReturns, (context, { params }) => returns.listOrderReturns(context, params.id)),
  implement(decideReturn, (context, { params, body }) => returns.decideReturn(context, params.id, body)),
  implement(receiveReturn, (context, { params }) => returns.receiveReturn(context, params.id)),
  implement(setReturnWaybill, (context, { params, body }) => returns.setWaybill(context, params.id, body.waybill)),
  implement(refundReturn, (context, { params, body }) => returns.refundReturn(context, params.id, body)),
];
