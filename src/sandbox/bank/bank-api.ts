import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { sendFault } from '../answer-faults.ts';
import type { Faults } from './faults.ts';
import { invoiceMessage } from './invoice.ts';
import type { InvoiceStateMachine, Refused } from './invoice-state-machine.ts';
import type { SigningKey } from './signing-key.ts';
import { fiscalChecksOf, statementRow } from './statement.ts';

type ApiOptions = {
  invoices: InvoiceStateMachine;
  key: SigningKey;
  faults: Faults;
  token: string;
  pageUrlOf: (invoiceId: string) => string;
};

type Answer = { status: number; body: unknown };
type Call = { query: URLSearchParams; body: unknown };
type Handler = (call: Call) => Promise<Answer> | Answer;

const longestValiditySeconds = 30 * 86_400;
/** Some responses have an empty body. */
const ok = (body?: unknown): Answer => ({ status: 200, body });
const refused = ({ status, errCode, errText }: Refused): Answer => ({ status, body: { errCode, errText } });
const badRequest = (errText: string) => refused({ status: 400, errCode: 'BAD_REQUEST', errText });
const invalid = ({ issues }: z.ZodError) => badRequest(`invalid '${issues[0]?.path.join('.') || 'body'}'`);

const webAddress = z.url({ protocol: /^https?$/ });

const goods = z.looseObject({ name: z.string(), qty: z.number().positive(), sum: z.int(), code: z.string() });

const createBody = z.looseObject({
  amount: z.int().positive(),
  // The real bank also has `verification`.
  paymentType: z.enum(['debit', 'hold']).default('debit'),
  ccy: z.int().default(980),
  redirectUrl: webAddress.optional(),
  webHookUrl: webAddress.optional(),
  validity: z.int().positive().default(86_400),
  merchantPaymInfo: z
    .looseObject({
      reference: z.string().optional(),
      destination: z.string().max(280).optional(),
      basketOrder: z.array(goods).default([]),
    })
    .optional(),
});
const invoiceBody = z.looseObject({ invoiceId: z.string().min(1) });
const cancelBody = invoiceBody.extend({
  amount: z.int().positive().optional(),
  extRef: z.string().optional(),
  items: z.array(goods).default([]),
});

const finalizeBody = invoiceBody.extend({ amount: z.int().positive(), items: z.array(goods).default([]) });

/** The merchant API of the bank, on loopback only. */
export function bankApi({ invoices, key, faults, token, pageUrlOf }: ApiOptions): Server {
  const handlers: Record<string, Handler> = {
    'GET pubkey': () => ok({ key: key.publicKey }),

    'POST invoice/create': async ({ body }) => {
      const read = createBody.safeParse(body);
      if (!read.success) return invalid(read.error);
      const { amount, ccy, redirectUrl, webHookUrl, validity, paymentType, merchantPaymInfo } = read.data;
      const { invoiceId } = await invoices.create({
        amount,
        ccy,
        reference: merchantPaymInfo?.reference ?? null,
        destination: merchantPaymInfo?.destination ?? null,
        basket: (merchantPaymInfo?.basketOrder ?? []).map(({ name, qty, sum }) => ({ name, qty, sum })),
        redirectUrl: redirectUrl ?? null,
        webHookUrl: webHookUrl ?? null,
        validitySeconds: Math.min(validity, longestValiditySeconds),
        isHeld: paymentType === 'hold',
      });
      return ok({ invoiceId, pageUrl: pageUrlOf(invoiceId) });
    },

    'GET invoice/status': ({ query }) => {
      const invoiceId = query.get('invoiceId') ?? '';
      if (invoiceId === '') return badRequest("empty 'invoiceId'");
      const invoice = invoices.find(invoiceId);
      if (invoice === null) return refused({ status: 404, errCode: 'NOT_FOUND', errText: 'invoice not found' });
      return ok(invoiceMessage(invoice));
    },

    'GET statement': ({ query }) => {
      const from = Number(query.get('from') ?? Number.NaN);
      const to = Number(query.get('to') ?? Number.MAX_SAFE_INTEGER / 1000);
      if (!Number.isInteger(from)) return badRequest("invalid 'from'");
      return ok({ list: invoices.paidBetween(from * 1000, to * 1000 + 999).map(statementRow) });
    },

    'GET invoice/fiscal-checks': ({ query }) => {
      const invoice = invoices.find(query.get('invoiceId') ?? '');
      if (invoice === null) return refused({ status: 404, errCode: 'NOT_FOUND', errText: 'invoice not found' });
      return ok({ checks: fiscalChecksOf(invoice) });
    },

    'POST invoice/cancel': async ({ body }) => {
      const read = cancelBody.safeParse(body);
      if (!read.success) return invalid(read.error);
      const { invoiceId, amount, extRef, items } = read.data;
      const outcome = await invoices.refund(invoiceId, amount, {
        extRef,
        items: items.map(({ name, code, qty, sum }) => ({ name, code, qty, sum })),
      });
      if ('errCode' in outcome) return refused(outcome);
      const { status, createdMs, modifiedMs } = outcome;
      const dates = {
        createdDate: new Date(createdMs).toISOString(),
        modifiedDate: new Date(modifiedMs).toISOString(),
      };
      return ok({ status, ...dates });
    },

    'POST invoice/finalize': async ({ body }) => {
      const read = finalizeBody.safeParse(body);
      if (!read.success) return invalid(read.error);
      const no = await invoices.finalize(read.data.invoiceId, read.data.amount);
      return no === null ? ok({ status: 'success' }) : refused(no);
    },

    'POST invoice/remove': async ({ body }) => {
      const read = invoiceBody.safeParse(body);
      if (!read.success) return badRequest("empty 'invoiceId'");
      const no = await invoices.remove(read.data.invoiceId);
      return no === null ? ok() : refused(no);
    },
  };

  const paths = new Set(Object.keys(handlers).map((name) => name.replace(/^\w+ /, '')));

  async function answer(request: IncomingMessage, path: string, query: URLSearchParams): Promise<Answer> {
    const given = request.headers['x-token'];
    if (given === undefined) return badRequest("empty 'X-Token'");
    if (given !== token) return refused({ status: 403, errCode: 'FORBIDDEN', errText: 'forbidden' });
    const handler = handlers[`${request.method} ${path}`];
    if (!handler) {
      return paths.has(path)
        ? refused({ status: 405, errCode: 'METHOD_NOT_ALLOWED', errText: 'method not allowed' })
        : refused({ status: 404, errCode: 'NOT_FOUND', errText: 'not found' });
    }
    const body = request.method === 'POST' ? await json(request).catch(() => null) : null;
    return handler({ query, body });
  }

  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank');
    const path = pathname.replace(/^\/api\/merchant\//, '');
    const fault = faults.takeFor(path);
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'status') {
      sendJson(response, fault.status, { errCode: fault.errCode, errText: 'as the test wants' });
      return;
    }
    const { status, body } = await answer(request, path, searchParams).catch(() =>
      refused({ status: 500, errCode: 'INTERNAL_ERROR', errText: 'internal error' }),
    );
    if (fault) sendFault(response, fault);
    else sendJson(response, status, body);
  });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(body === undefined ? '' : JSON.stringify(body));
}
