import { getOrderPayment, payOrder } from '#contracts/orders.ts';
import { probeBankWebhook, receiveBankWebhook } from '#contracts/payments.ts';
import { confirmRefund, listOrderRefunds, refundOrder, retryRefund } from '#contracts/refunds.ts';
import { implement } from '#server/http/dispatch.ts';
import * as paying from './order-payment.service.ts';
import * as refunding from './refunds/refund-order.service.ts';
import * as webhook from './webhook.service.ts';

export const paymentsRoutes = [
  implement(getOrderPayment, (context, { params }) => paying.getOrderPayment(context, params.id)),
  implement(payOrder, (context, { params }) => paying.payOrder(context, params.id)),
  implement(receiveBankWebhook, (context, { message }) => webhook.receiveBankWebhook(context, message)),
  implement(listOrderRefunds, (context, { params }) => refunding.listRefunds(context, params.id)),
  implement(refundOrder, (context, { params, body }) => refunding.refundOrder(context, params.id, body)),
  implement(retryRefund, (context, { params }) => refunding.retryRefund(context, params.id)),
  implement(confirmRefund, (context, { params }) => refunding.confirmRefund(context, params.id)),
  implement(probeBankWebhook, async () => ({})),
];
