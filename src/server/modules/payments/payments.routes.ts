import { getOrderPayment, payOrder } from '#contracts/orders.ts';
import { probeBankWebhook, receiveBankWebhook, receiveInstalmentsWebhook } from '#contracts/payments.ts';
import { implement } from '#server/http/dispatch.ts';
import * as paying from './order-payment.service.ts';
import * as webhook from './webhook.service.ts';

export const paymentsRoutes = [
  implement(getOrderPayment, (context, { params }) => paying.getOrderPayment(context, params.id)),
  implement(payOrder, (context, { params }) => paying.payOrder(context, params.id)),
  implement(receiveBankWebhook, (context, { message }) => webhook.receiveBankWebhook(context, message)),
  implement(receiveInstalmentsWebhook, (context, { message }) =>
    webhook.receiveBankWebhook(context, message, 'instalments'),
  ),
  implement(probeBankWebhook, async () => ({})),
];
