import { z } from 'zod';
import { type Bank, BankRefused, type InvoiceState, invoiceStatuses } from '#server/modules/payments/bank.ts';
import { type HttpOptions, monobankHttp } from './monobank-http.ts';
import { webhookSignature } from './webhook-signature.ts';

const hryvnia = 980;
const longestText = 280;

const created = z.object({ invoiceId: z.string().min(1), pageUrl: z.url({ protocol: /^https?$/ }) });
const publicKey = z.object({ key: z.string().min(1) });
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const cancelStatus = z.enum(['processing', 'success', 'failure']);

/** Further fields and unknown words in them are the bank's to add. */
const invoice = z.object({
  invoiceId: z.string().min(1),
  status: z.enum(invoiceStatuses),
  amount: z.number().int(),
  ccy: z.number().int(),
  finalAmount: z.number().int().nullish(),
  modifiedDate: moment.nullish().catch(null),
  reference: z.string().nullish(),
  failureReason: z.string().nullish(),
  errCode: z.string().nullish(),
  cancelList: z.array(z.object({ status: z.string() })).nullish(),
});

function stateOf(read: z.output<typeof invoice>): InvoiceState {
  return {
    invoiceId: read.invoiceId,
    status: read.status,
    amountKopecks: read.amount,
    currency: read.ccy,
    finalAmountKopecks: read.finalAmount ?? null,
    modifiedAt: read.modifiedDate ?? null,
    reference: read.reference ?? null,
    failureReason: read.failureReason ?? read.errCode ?? null,
    isRefundUnderWay: read.cancelList?.some(({ status }) => status === 'processing') ?? false,
  };
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
            basketOrder: lines.map(({ name, code, quantity, priceKopecks }) => ({
              name,
              code,
              qty: quantity,
              sum: priceKopecks,
              total: priceKopecks * quantity,
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
      await http.write('invoice/remove', { invoiceId }, z.object({}));
    },

    async refundInvoice(invoiceId) {
      // The invoice's own id once more: it tells one refund from another, and there is only one of the whole.
      const body = { invoiceId, extRef: invoiceId };
      const { status } = await http.write('invoice/cancel', body, z.object({ status: cancelStatus }));
      return status === 'success' ? 'done' : status === 'processing' ? 'underWay' : 'failed';
    },

    async readWebhook(bytes, signature) {
      if (!(await isSigned(bytes, signature))) return null;
      return stateOf(invoice.parse(JSON.parse(Buffer.from(bytes).toString('utf8'))));
    },
  };
}
