import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { AnswerFaults, sendFault } from '../answer-faults.ts';
import { CashierTokens } from './cashier-tokens.ts';
import { goodsOfRegister, type SandboxGood } from './goods.ts';
import { receiptMessage, type SandboxReceipt, sellBody } from './receipt.ts';
import { receiptPages } from './receipt-pages.ts';
import { shiftMessage } from './shift.ts';
import { Till, TillRefusal } from './till.ts';
import { openTillBook } from './till-book.ts';

export type SandboxCashRegister = {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly licenseKey: string;
  /** Simulates an outage: every response is a proxy's error page. */
  isUnavailable: boolean;
  /** Shifts and receipts. */
  readonly till: Till;
  /** The pages under /sandbox/receipts. */
  readonly plugin: FastifyPluginCallback;
  /** By path, such as `goods` or `receipts/{id}`. */
  readonly faults: AnswerFaults<ErrorReply>;
  /** Number of sign-ins so far. */
  readonly signIns: number;
  /** Simulates eviction of the sessions by newer sign-ins. */
  forgetSignIns(): void;
  stop(): Promise<void>;
};

/** An error response. */
type ErrorReply = { kind: 'error'; status: number; message: string; code?: string | null };

type Reply = { status: number; body: unknown };
type Call = { request: IncomingMessage; query: URLSearchParams; body: unknown; id: string };
type Handler = (call: Call) => Reply | Promise<Reply>;

type SandboxRegisterOptions = {
  /** Loaded lazily, on the first request. */
  goods?: () => Promise<readonly unknown[]>;
  /** Where receipts survive a restart; in memory without one. */
  dataDir?: string;
  now?: () => Date;
  /** Whether others can reach the shop. */
  isGuarded?: boolean;
  /** The tax office's page of a receipt. */
  taxUrlOf?: (receipt: Pick<SandboxReceipt, 'id' | 'fiscalCode'>) => string;
};

const base = '/api/v1';
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const most = 1000;

const signInBody = z.object({ login: z.string(), password: z.string() });
const infoHeaders = z.object({ 'x-license-key': z.string() });
const shiftBody = z.looseObject({ id: z.uuid().optional() });
const goodsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(most).default(25),
  offset: z.coerce.number().int().min(0).default(0),
});

const ok = (body: unknown): Reply => ({ status: 200, body });
const errorReply = (status: number, message: string, code: string | null = null): Reply => ({
  status,
  body: { message, code },
});

/** Validation errors in the format of the real service's framework. */
function invalid(where: 'body' | 'query' | 'header', { issues }: z.ZodError): Reply {
  const detail = issues.map(({ path, message, code }) => ({ loc: [where, ...path], msg: message, type: code }));
  return { status: 422, body: { message: 'Validation error', detail } };
}

/** A stand-in for Checkbox: sign-in, goods, shifts and receipts, in the real protocol. */
export async function startSandboxCashRegister({
  goods = async (): Promise<readonly SandboxGood[]> => goodsOfRegister(),
  dataDir,
  isGuarded = false,
  now = () => new Date(),
  taxUrlOf = ({ fiscalCode }) => `https://cabinet.tax.gov.ua/cashregs/check?id=${fiscalCode}`,
}: SandboxRegisterOptions = {}): Promise<SandboxCashRegister> {
  let sold: Promise<readonly unknown[]> | undefined;
  const credentials = { login: 'sandbox-cashier', password: 'sandbox-password', licenseKey: 'sandbox-licence' };
  const tokens = new CashierTokens();
  const faults = new AnswerFaults<ErrorReply>();
  const book = await openTillBook(dataDir === undefined ? null : join(dataDir, 'cash-register'));
  const till = new Till({ book, now, taxUrlOf });
  const shown = (receipt: SandboxReceipt) => {
    const shift = till.shiftOf(receipt);
    return receiptMessage(receipt, shift && shiftMessage(shift));
  };

  /** A missing and an invalid token have the same response. */
  const signedIn =
    (handler: Handler): Handler =>
    (call) =>
      tokens.isGood(call.request.headers.authorization) ? handler(call) : errorReply(403, 'Not authenticated');

  const handlers: Record<string, Handler> = {
    'POST cashier/signin': ({ body }) => {
      const read = signInBody.safeParse(body);
      if (!read.success) return invalid('body', read.error);
      const { login, password } = read.data;
      const isRight = login === credentials.login && password === credentials.password;
      if (!isRight) return errorReply(403, 'Невірний логін або пароль');
      return ok({ type: 'bearer', token_type: 'bearer', access_token: tokens.issue() });
    },

    'GET goods': signedIn(async ({ query }) => {
      const read = goodsQuery.safeParse(Object.fromEntries(query));
      if (!read.success) return invalid('query', read.error);
      const { limit, offset } = read.data;
      sold ??= goods();
      return ok({ meta: { limit, offset }, results: (await sold).slice(offset, offset + limit) });
    }),

    'GET cashier/shift': signedIn(async () => {
      const shift = await till.readCurrentShift();
      return ok(shift && shiftMessage(shift));
    }),

    'GET shifts/{id}': signedIn(async ({ id }) => {
      const shift = await till.readShift(id);
      return shift ? ok(shiftMessage(shift)) : errorReply(404, 'Зміну не знайдено');
    }),

    'POST shifts': signedIn(async ({ request, body }) => {
      const key = infoHeaders.safeParse(request.headers);
      if (!key.success) return invalid('header', key.error);
      const read = shiftBody.safeParse(body ?? {});
      if (!read.success) return invalid('body', read.error);
      return { status: 202, body: shiftMessage(await till.openShift(read.data.id)) };
    }),

    'POST shifts/close': signedIn(async () => ({ status: 202, body: shiftMessage(await till.closeShift()) })),

    'POST receipts/sell': signedIn(async ({ body }) => {
      const read = sellBody.safeParse(body);
      return read.success ? { status: 201, body: shown(await till.sell(read.data)) } : invalid('body', read.error);
    }),

    'GET receipts/{id}': signedIn(async ({ id }) => {
      const receipt = await till.readReceipt(id);
      return receipt ? ok(shown(receipt)) : errorReply(404, 'Чек не знайдено');
    }),

    'GET cash-registers/info': ({ request }) => {
      const read = infoHeaders.safeParse(request.headers);
      if (!read.success) return invalid('header', read.error);
      return ok({
        is_test: true,
        has_shift: till.shifts[0]?.status === 'OPENED',
        offline_mode: false,
        stay_offline: false,
      });
    },
  };

  async function answer(path: string, call: Call): Promise<Reply> {
    // Few calls require the licence key, but all refuse a wrong one.
    const key = call.request.headers['x-license-key'];
    if (key !== undefined && key !== credentials.licenseKey) return errorReply(403, 'Невірний ключ ліцензії каси');
    const handler = handlers[`${call.request.method} ${path}`];
    if (handler) {
      try {
        return await handler(call);
      } catch (error) {
        if (error instanceof TillRefusal) return errorReply(400, error.message);
        throw error;
      }
    }
    const isKnown = Object.keys(handlers).some((name) => name.endsWith(` ${path}`));
    return isKnown ? errorReply(405, 'Method Not Allowed') : errorReply(404, 'Not Found');
  }

  const server = createServer(async (request, response) => {
    if (register.isUnavailable) return void response.writeHead(502).end('<html>Bad gateway</html>');
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://register');
    const asked = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
    const id = uuid.exec(asked)?.[0].toLowerCase() ?? '';
    const path = asked.replace(uuid, '{id}');
    const fault = faults.takeFor(path);
    if (fault?.kind === 'silence') return;
    const body = parseJson(await text(request).catch(() => ''));
    const isRefused = fault?.kind === 'error';
    const reply = isRefused
      ? errorReply(fault.status, fault.message, fault.code)
      : await answer(path, { request, query, body, id });
    if (fault && !isRefused) return sendFault(response, fault);
    response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(reply.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const register: SandboxCashRegister = {
    url: `http://127.0.0.1:${port}${base}`,
    ...credentials,
    isUnavailable: false,
    till,
    plugin: receiptPages(till, { isGuarded }),
    faults,
    get signIns() {
      return tokens.issued;
    },
    forgetSignIns: () => tokens.forget(),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return register;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
