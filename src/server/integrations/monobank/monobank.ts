import { z } from 'zod';
import { invoiceStatuses } from '#domain/payment-states.ts';
import {
  type Bank,
  BankMessageInvalid,
  BankRefused,
  type InvoiceLine,
  type InvoiceState,
} from '#server/modules/payments/bank.ts';
import { type HttpOptions, monobankHttp } from './monobank-http.ts';
import { webhookSignature } from './webhook-signature.ts';

const hryvnia = 980;
const longestText = 280;

const created = z.object({ invoiceId: z.string().min(1), pageUrl: z.url({ protocol: /^https?$/ }) });
const publicKey = z.object({ key: z.string().min(1) });
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const cancelStatus = z.enum(['processing', 'success', 'failure']);

/** No text of the bank's holds what the database cannot. */
const words = z.string().refine((text) => !text.includes('\0'));

/** Further fields and unknown words in them are the bank's to add. */
const invoice = z.object({
  invoiceId: words.min(1),
  status: z.enum(invoiceStatuses),
  amount: z.number().int(),
  ccy: z.number().int(),
  finalAmount: z.number().int().nullish(),
  modifiedDate: moment.nullish().catch(null),
  reference: words.nullish(),
  failureReason: words.nullish(),
  errCode: words.nullish(),
  cancelList: z
    // A word that nobody knows yet is no end: so nobody asks for a second refund.
    .array(z.object({ status: cancelStatus.catch('processing'), extRef: words.nullish() }))
    .nullish(),
});

function stateOf(read: z.output<typeof invoice>): InvoiceState {
  const refunds = (read.cancelList ?? []).map(({ status, extRef }) => ({ status, extRef: extRef ?? null }));
  return {
    invoiceId: read.invoiceId,
    status: read.status,
    amountKopecks: read.amount,
    currency: read.ccy,
    finalAmountKopecks: read.finalAmount ?? null,
    modifiedAt: read.modifiedDate ?? null,
    reference: read.reference ?? null,
    failureReason: read.failureReason ?? read.errCode ?? null,
    refunds,
    isRefundUnderWay: refunds.some(({ status }) => status === 'processing'),
  };
}

/** The bank's word for a line; `sum` is the price of one. */
const itemOf = ({ name, code, quantity, priceKopecks }: InvoiceLine) => ({
  name,
  code,
  qty: quantity,
  sum: priceKopecks,
});

function readMessage(bytes: Uint8Array): InvoiceState {
  try {
    return stateOf(invoice.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))));
  } catch (cause) {
    throw new BankMessageInvalid('The bank signed something that is no invoice', { cause });
  }
}

export type MonobankOptions = HttpOptions & { clock?: () => number };

/** monobank acquiring, as its specification of 2024-12 has it. */
export function createMonobank({ clock, ...options }: MonobankOptions): Bank {
  const http = monobankHttp(options);
  const isSigned = webhookSignature({
    fetchKey: async () => (await http.read('pubkey', publicKey)).key,
    ...(clock && { clock }),
  });

  return {
    createInvoice: ({ amountKopecks, reference, destination, lines, redirectUrl, webhookUrl, validitySeconds }) =>
      http.write(
        'invoice/create',
        {
          amount: amountKopecks,
          ccy: hryvnia,
          paymentType: 'debit',
          validity: validitySeconds,
          redirectUrl,
          webHookUrl: webhookUrl,
          merchantPaymInfo: {
            reference,
            destination: destination.slice(0, longestText),
            basketOrder: lines.map((line) => ({
              ...itemOf(line),
              total: line.priceKopecks * line.quantity,
              unit: 'шт.',
            })),
          },
        },
        created,
      ),

    async findInvoice(invoiceId) {
      try {
        return stateOf(await http.read(`invoice/status?${new URLSearchParams({ invoiceId })}`, invoice));
      } catch (error) {
        if (error instanceof BankRefused && (error.code === 'NOT_FOUND' || error.code === '1004')) return null;
        throw error;
      }
    },

    async removeInvoice(invoiceId) {
      await http.command('invoice/remove', { invoiceId });
    },

    async refundInvoice(invoiceId, { extRef, items }) {
      const body = { invoiceId, extRef, ...(items.length > 0 && { items: items.map(itemOf) }) };
      const { status } = await http.write('invoice/cancel', body, z.object({ status: cancelStatus }));
      return status === 'success' ? 'done' : status === 'processing' ? 'underWay' : 'failed';
    },

    async readWebhook(bytes, signature) {
      if (!(await isSigned(bytes, signature))) return null;
      return readMessage(bytes);
    },
  };
}
