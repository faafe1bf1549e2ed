import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { shopDay } from '#domain/dates.ts';
import type { InvoiceStatus } from '#domain/payment-states.ts';
import {
  type Bank,
  BankMessageInvalid,
  BankRefused,
  BankUnavailable,
  hryvnia,
  type InvoiceState,
} from '#server/modules/payments/bank.ts';
import { createHttpClient, type HttpResponse, parseJson, withRetries } from '../http-client.ts';

const longestName = 500;

const word = z.string().max(100).regex(/^\w+$/);
const created = z.object({ order_id: z.string().regex(/^[\w-]{1,64}$/) });
const orderState = z.object({
  order_id: z.string().min(1).optional(),
  state: z.enum(['IN_PROCESS', 'SUCCESS', 'FAIL']),
  order_sub_state: word.nullish(),
});
const hryvnias = z.number().transform((sum) => Math.round(sum * 100));
/** What was sold, and what was returned of it. */
const orderData = z.object({
  total_sum: hryvnias,
  reverse_list: z
    .array(z.object({ sum: hryvnias }))
    .nullish()
    .transform((list) => list ?? []),
});
const paidState = z.object({ bank_can_return_money_to_card: z.boolean().nullish() });

type OrderState = z.output<typeof orderState>;
type OrderData = z.output<typeof orderData>;

/** The buyer's confirmation is awaited as a payment is; then the bank waits for the shop, as with money that is held. */
function statusOf({ state, order_sub_state: detail }: OrderState): InvoiceStatus {
  switch (state) {
    case 'IN_PROCESS':
      return detail === 'WAITING_FOR_STORE_CONFIRM' ? 'hold' : 'created';
    case 'SUCCESS':
      return detail === 'RETURNED' ? 'reversed' : 'success';
    case 'FAIL':
      // Nobody declined it: the time is over, or the shop itself rejected it.
      return detail === 'CLIENT_PUSH_TIMEOUT' || detail === 'REJECTED_BY_STORE' ? 'expired' : 'failure';
  }
}

const leftOf = ({ total_sum, reverse_list }: OrderData) =>
  reverse_list.reduce((left, { sum }) => left - sum, total_sum);

function stateOf(invoiceId: string, read: OrderState, data: OrderData | null): InvoiceState {
  const status = statusOf(read);
  return {
    invoiceId,
    status,
    amountKopecks: data?.total_sum ?? null,
    currency: data && hryvnia,
    finalAmountKopecks: data && status === 'success' ? leftOf(data) : null,
    // The bank reports no time: what comes later in the life of an order counts.
    modifiedAt: null,
    reference: null,
    failureReason: status === 'failure' ? (read.order_sub_state ?? 'FAIL') : null,
    // Returns are listed without our reference: the sum that is left counts.
    refunds: [],
    isRefundUnderWay: false,
    card: null,
  };
}

const inHryvnias = (kopecks: number) => kopecks / 100;

export type InstalmentsOptions = {
  url: string;
  store: string;
  secret: string;
  /** How many payments the buyer may choose. */
  counts?: readonly number[];
  timeoutMs?: number;
  backOffMs?: number;
  now?: () => Date;
};

/** monobank «Покупка частинами»: everything is a signed POST, with sums in hryvnias. */
export function createInstalments({
  url,
  store,
  secret,
  counts = [3, 4, 6],
  timeoutMs = 5000,
  backOffMs = 250,
  now = () => new Date(),
}: InstalmentsOptions): Bank {
  const client = createHttpClient({ service: 'The bank (instalments)', timeoutMs, Unavailable: BankUnavailable });
  const sign = (bytes: Uint8Array) => createHmac('sha256', secret).update(bytes).digest();

  /** The bytes that are signed are those that are sent. */
  async function post(path: string, body: unknown): Promise<HttpResponse> {
    const bytes = Buffer.from(JSON.stringify(body));
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'store-id': store,
      signature: sign(bytes).toString('base64'),
    };
    const init = { method: 'POST', headers, body: new Uint8Array(bytes) };
    const response = await client(path, `${url}/api/order/${path}`, init);
    if (response.status === 200 || response.status === 201) return response;
    throw failureOf(path, response);
  }

  async function exchange<Schema extends z.ZodType>(path: string, body: unknown, schema: Schema) {
    const { bytes } = await post(path, body);
    const read = schema.safeParse(parseJson(bytes.toString()));
    if (!read.success) throw new BankUnavailable(`The bank's response to ${path} is not what it should be`);
    return read.data;
  }

  const isRetryable = (error: unknown) => error instanceof BankUnavailable;
  const read = <Schema extends z.ZodType>(path: string, orderId: string, schema: Schema) =>
    withRetries(() => exchange(path, { order_id: orderId }, schema), { attempts: 2, backOffMs, isRetryable });

  async function find(orderId: string): Promise<InvoiceState | null> {
    try {
      const state = await read('state', orderId, orderState);
      const data = state.state === 'SUCCESS' ? await read('data', orderId, orderData) : null;
      return stateOf(orderId, state, data);
    } catch (error) {
      if (error instanceof BankRefused && error.code === 'PARTS_404') return null;
      throw error;
    }
  }

  const reject = async (orderId: string) => void (await post('reject', { order_id: orderId }));

  return {
    // Idempotent by the payment's id: a repeat after a lost response returns the same order.
    async createInvoice({ paymentId, phone, amountKopecks, reference, lines, redirectUrl, webhookUrl }) {
      const products = lines
        .filter(({ priceKopecks }) => priceKopecks > 0)
        .map(({ name, quantity, priceKopecks }) => ({
          name: name.slice(0, longestName),
          count: quantity,
          sum: inHryvnias(priceKopecks),
        }));
      const body = {
        store_order_id: paymentId,
        client_phone: phone,
        total_sum: inHryvnias(amountKopecks),
        invoice: { number: reference, date: shopDay(now()), source: 'INTERNET' },
        available_programs: [{ available_parts_count: counts, type: 'payment_installments' }],
        products,
        result_callback: webhookUrl,
      };
      const { order_id: invoiceId } = await exchange('create', body, created);
      // There is no page to pay at: the buyer confirms in the bank's app.
      return { invoiceId, pageUrl: redirectUrl };
    },

    findInvoice: find,
    removeInvoice: reject,

    async captureInvoice(orderId) {
      // Of the whole sum: what the order does not keep is a refund that was written down, and is returned after it.
      await post('confirm', { order_id: orderId });
    },

    async refundInvoice(orderId, { extRef, amountKopecks }) {
      const state = await find(orderId);
      if (state?.status === 'hold') {
        await reject(orderId);
        return 'done';
      }
      const sumKopecks = amountKopecks ?? state?.finalAmountKopecks ?? null;
      if (sumKopecks === null) throw new BankRefused('PARTS_NOT_SOLD', 'the purchase is not active');
      const { bank_can_return_money_to_card: canReturn } = await read('check/paid', orderId, paidState);
      // Otherwise the shop would say that it gave the money back itself.
      if (canReturn === false) throw new BankRefused('PARTS_NOT_TO_CARD', 'the bank cannot return it to the card');
      const { status } = await exchange(
        'return',
        { order_id: orderId, sum: inHryvnias(sumKopecks), store_return_id: extRef, return_money_to_card: true },
        z.object({ status: z.string() }),
      );
      return status === 'OK' ? 'done' : 'failed';
    },

    // The bank pays the shop by another report, and makes no receipts of instalments.
    listStatement: async () => [],
    listFiscalChecks: async () => [],

    async readWebhook(bytes, signature) {
      const given = Buffer.from(signature ?? '', 'base64');
      const right = sign(bytes);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const message = orderState.required({ order_id: true }).safeParse(parseJson(Buffer.from(bytes).toString('utf8')));
      if (!message.success) throw new BankMessageInvalid('The bank signed something that is no state of an order');
      return stateOf(message.data.order_id, message.data, null);
    },
  };
}

const failure = z.object({ message: z.string().max(500) });

/** The texts are for people, so that the status decides. The trace id is for the bank's support. */
function failureOf(path: string, { status, bytes, header }: HttpResponse): BankUnavailable | BankRefused {
  const { data } = failure.safeParse(parseJson(bytes.toString()));
  const trace = header('trace-id') ?? 'none';
  const said = `${path}: ${data?.message ?? 'no reason'} (trace ${trace})`;
  return status >= 500 || status === 429 || !data
    ? new BankUnavailable(`The bank (instalments) answered ${status} to ${said}`)
    : new BankRefused(`PARTS_${status}`, said);
}
