import { z } from 'zod';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';

/** The bank's message, in its format; other fields are ignored. */
const bankNews = z.looseObject({
  invoiceId: z.string(),
  status: z.string(),
  amount: z.number().int(),
  ccy: z.number().int(),
  modifiedDate: z.string().optional(),
  reference: z.string().optional(),
});

export const takeBankNews = endpoint({
  name: 'takeBankNews',
  summary: 'The bank tells what became of an invoice; believed by its signature alone',
  method: 'POST',
  path: 'payments/monobank/webhook',
  access: everyone,
  ignoresCredentials: true,
  signed: { header: 'x-sign', body: bankNews },
  response: z.object({}),
});

export const probeBankNews = endpoint({
  name: 'probeBankNews',
  summary: 'Lets the bank see that somebody listens at the address of its webhook',
  method: 'GET',
  path: 'payments/monobank/webhook',
  access: everyone,
  ignoresCredentials: true,
  response: z.object({}),
});
