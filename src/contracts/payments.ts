import { z } from 'zod';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';

/** The bank's message, in its format; other fields are ignored. */
const bankMessage = z.looseObject({
  invoiceId: z.string(),
  status: z.string(),
  amount: z.number().int(),
  ccy: z.number().int(),
  modifiedDate: z.string().optional(),
  reference: z.string().optional(),
});

export const receiveBankWebhook = endpoint({
  name: 'receiveBankWebhook',
  summary: 'Webhook of the bank with the status of an invoice; authenticated by its signature',
  method: 'POST',
  path: 'payments/monobank/webhook',
  access: everyone,
  ignoresCredentials: true,
  signed: { header: 'x-sign', body: bankMessage },
  response: z.object({}),
});

export const probeBankWebhook = endpoint({
  name: 'probeBankWebhook',
  summary: 'Health check of the webhook by the bank',
  method: 'GET',
  path: 'payments/monobank/webhook',
  access: everyone,
  ignoresCredentials: true,
  response: z.object({}),
});

/** As of instalments: it names no sum, and the shop asks the bank before it acts. */
const instalmentsMessage = z.looseObject({ order_id: z.string(), state: z.string(), order_sub_state: z.string() });

export const receiveInstalmentsWebhook = endpoint({
  name: 'receiveInstalmentsWebhook',
  summary: 'Webhook of the bank with the state of a purchase in instalments; authenticated by its signature',
  method: 'POST',
  path: 'payments/instalments/webhook',
  access: everyone,
  ignoresCredentials: true,
  signed: { header: 'signature', body: instalmentsMessage },
  response: z.object({}),
});
