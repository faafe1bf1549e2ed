import { z } from 'zod';
import { invoiceStatuses } from '#domain/payment-states.ts';
import {
  type Bank,
  BankMessageInvalid,
  BankRefused,
  BankUnavailable,
  type FiscalCheck,
  hryvnia,
  type InvoiceLine,
  type InvoiceState,
} from '#server/modules/payments/bank.ts';
import {
  createHttpClient,
  type HttpRequest,
  type HttpResponse,
  jsonRequest,
  parseJson,
  withRetries,
} from '../http-client.ts';
import { webhookSignature } from './webhook-signature.ts';

const longestText = 280;

const created = z.object({ invoiceId: z.string().min(1), pageUrl: z.url({ protocol: /^https?$/ }) });
const publicKey = z.object({ key: z.string().min(1) });
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const cancelStatus = z.enum(['processing', 'success', 'failure']);

/** PostgreSQL cannot store a NUL character. */
const words = z.string().refine((text) => !text.includes('\0'));

/** Optional and only for receipts, so that an unreadable one is left out. */
const cardText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}+$/u)
    .nullish()
    .transform((text) => text ?? null)
    .catch(null);

/** Tolerant: the bank may add fields. */
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
    // An unknown status counts as processing, so that no second refund is requested.
    .array(
      z.object({
        status: cancelStatus.catch('processing'),
        extRef: words.nullish(),
        amount: z.number().int().nullish().catch(null),
      }),
    )
    .nullish(),
  paymentInfo: z
    .object({
      maskedPan: cardText(19),
      rrn: cardText(64),
      approvalCode: cardText(64),
      terminal: cardText(64),
      bank: cardText(128),
      paymentSystem: cardText(64),
    })
    .nullish()
    .catch(null),
});

/** From the list of refunds, if the bank leaves the final amount out. */
function leftAfter({ status, amount, cancelList }: z.output<typeof invoice>): number | null {
  const done = (cancelList ?? []).filter((refund) => refund.status === 'success');
  const isKnown = done.length > 0 && done.every((refund) => typeof refund.amount === 'number');
  if (status !== 'success' || !isKnown) return null;
  return done.reduce((left, refund) => left - (refund.amount ?? 0), amount);
}

function stateOf(read: z.output<typeof invoice>): InvoiceState {
  const refunds = (read.cancelList ?? []).map(({ status, extRef }) => ({ status, extRef: extRef ?? null }));
  return {
    invoiceId: read.invoiceId,
    status: read.status,
    amountKopecks: read.amount,
    currency: read.ccy,
    finalAmountKopecks: read.finalAmount ?? leftAfter(read),
    modifiedAt: read.modifiedDate ?? null,
    reference: read.reference ?? null,
    failureReason: read.failureReason ?? read.errCode ?? null,
    refunds,
    isRefundUnderWay: refunds.some(({ status }) => status === 'processing'),
    card: read.paymentInfo ?? null,
  };
}

const statement = z.object({
  list: z
    .array(
      z.object({
        invoiceId: words,
        status: z.string(),
        amount: z.number().int(),
        reference: words.nullish(),
        cancelList: z.array(z.object({ status: z.string().nullish(), amount: z.number().int() })).nullish(),
      }),
    )
    .nullish(),
});

function statementRowOf({
  invoiceId,
  amount,
  reference,
  cancelList,
}: NonNullable<z.output<typeof statement>['list']>[number]) {
  // A refund in the statement is done, unless it says otherwise.
  const done = (cancelList ?? []).filter(({ status }) => status !== 'processing' && status !== 'failure');
  return {
    invoiceId,
    reference: reference ?? null,
    amountKopecks: amount,
    refundedKopecks: done.reduce((sum, refund) => sum + refund.amount, 0),
  };
}

const fiscalChecks = z.object({
  checks: z
    .array(
      z.object({
        id: words,
        type: z.enum(['sale', 'return']),
        status: z.string(),
        statusDescription: words.nullish(),
        taxUrl: z
          .url({ protocol: /^https?$/ })
          .nullish()
          .catch(null),
      }),
    )
    .nullish(),
});

function fiscalCheckOf({
  id,
  type,
  status,
  statusDescription,
  taxUrl,
}: NonNullable<z.output<typeof fiscalChecks>['checks']>[number]): FiscalCheck {
  return {
    id,
    kind: type,
    state: status === 'done' ? 'done' : status === 'failed' ? 'failed' : 'waiting',
    taxUrl: taxUrl ?? null,
    reason: statusDescription ?? null,
  };
}

/** `sum` is the unit price. */
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

const failure = z.object({ errCode: z.string(), errText: z.string().catch('') });

/** Refusals with a 5xx status. */
const refusalsByCode = new Set(['CANCEL_NOT_AVAILABLE']);

/** Decided by code, never by text. */
function failureOf({ status, bytes }: HttpResponse): BankUnavailable | BankRefused {
  const { data } = failure.safeParse(parseJson(bytes.toString()));
  if (!data) return new BankUnavailable(`The bank answered ${status} without saying why`);
  const { errCode, errText } = data;
  const isTransient = (status >= 500 || status === 429) && !refusalsByCode.has(errCode);
  return isTransient
    ? new BankUnavailable(`The bank answered ${status} ${errCode}`)
    : new BankRefused(errCode, `${status} ${errText}`);
}

export type MonobankOptions = {
  url: string;
  token: string;
  timeoutMs?: number;
  backOffMs?: number;
  clock?: () => number;
};

/** monobank acquiring API, specification of 2024-12. */
export function createMonobank({ url, token, timeoutMs = 5000, backOffMs = 250, clock }: MonobankOptions): Bank {
  const client = createHttpClient({ service: 'The bank', timeoutMs, Unavailable: BankUnavailable });

  async function request(path: string, init: HttpRequest): Promise<HttpResponse> {
    const headers = { accept: 'application/json', ...init.headers, 'X-Token': token };
    const operation = path.split('?', 1)[0] ?? path;
    const response = await client(operation, `${url}/api/merchant/${path}`, { ...init, headers });
    if (response.status !== 200) throw failureOf(response);
    return response;
  }

  async function exchange<Schema extends z.ZodType>(path: string, schema: Schema, init: HttpRequest) {
    const { bytes } = await request(path, init);
    const read = schema.safeParse(parseJson(bytes.toString()));
    if (!read.success)
      throw new BankUnavailable(`The bank's response to ${path.split('?', 1)[0]} is not what it should be`);
    return read.data;
  }

  const isRetryable = (error: unknown) => error instanceof BankUnavailable;
  const read = <Schema extends z.ZodType>(path: string, schema: Schema) =>
    withRetries(() => exchange(path, schema, {}), { attempts: 2, backOffMs, isRetryable });

  /** Never retried: creating an invoice and refunding it are not idempotent. */
  const write = <Schema extends z.ZodType>(path: string, body: unknown, schema: Schema) =>
    exchange(path, schema, jsonRequest(body));

  const isSigned = webhookSignature({
    fetchKey: async () => (await read('pubkey', publicKey)).key,
    ...(clock && { clock }),
  });

  return {
    createInvoice: ({
      amountKopecks,
      reference,
      destination,
      lines,
      redirectUrl,
      webhookUrl,
      validitySeconds,
      isHeld,
    }) =>
      write(
        'invoice/create',
        {
          amount: amountKopecks,
          ccy: hryvnia,
          paymentType: isHeld ? 'hold' : 'debit',
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
        return stateOf(await read(`invoice/status?${new URLSearchParams({ invoiceId })}`, invoice));
      } catch (error) {
        if (error instanceof BankRefused && (error.code === 'NOT_FOUND' || error.code === '1004')) return null;
        throw error;
      }
    },

    async removeInvoice(invoiceId) {
      // Only the status matters: the body may be empty.
      await request('invoice/remove', jsonRequest({ invoiceId }));
    },

    async refundInvoice(invoiceId, { extRef, amountKopecks, items }) {
      const body = {
        invoiceId,
        extRef,
        ...(amountKopecks !== undefined && { amount: amountKopecks }),
        ...(items.length > 0 && { items: items.map(itemOf) }),
      };
      const { status } = await write('invoice/cancel', body, z.object({ status: cancelStatus }));
      return status === 'success' ? 'done' : status === 'processing' ? 'underWay' : 'failed';
    },

    async captureInvoice(invoiceId, { amountKopecks, items }) {
      const body = { invoiceId, amount: amountKopecks, ...(items.length > 0 && { items: items.map(itemOf) }) };
      // Only the status matters.
      await request('invoice/finalize', jsonRequest(body));
    },

    async listStatement({ from, to }) {
      const seconds = (moment: Date) => String(Math.floor(moment.getTime() / 1000));
      const query = new URLSearchParams({ from: seconds(from), to: seconds(new Date(to.getTime() - 1)) });
      const { list } = await read(`statement?${query}`, statement);
      return (list ?? []).filter(({ status }) => status === 'success' || status === 'reversed').map(statementRowOf);
    },

    async listFiscalChecks(invoiceId) {
      const { checks } = await read(`invoice/fiscal-checks?${new URLSearchParams({ invoiceId })}`, fiscalChecks);
      return (checks ?? []).map(fiscalCheckOf);
    },

    async readWebhook(bytes, signature) {
      if (!(await isSigned(bytes, signature))) return null;
      return readMessage(bytes);
    },
  };
}
