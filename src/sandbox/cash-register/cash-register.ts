import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { AnswerFaults, sendFault } from '../answer-faults.ts';
import { CashierTokens } from './cashier-tokens.ts';
import { goodsOfRegister, type SandboxGood } from './goods.ts';

export type SandboxCashRegister = {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly licenseKey: string;
  /** Simulates an outage: every response is a proxy's error page. */
  isUnavailable: boolean;
  /** By path, such as `goods`. */
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
type Call = { request: IncomingMessage; query: URLSearchParams; body: unknown };
type Handler = (call: Call) => Reply | Promise<Reply>;

type SandboxRegisterOptions = {
  /** Loaded lazily, on the first request. */
  goods?: () => Promise<readonly unknown[]>;
};

const base = '/api/v1';
const most = 1000;

const signInBody = z.object({ login: z.string(), password: z.string() });
const infoHeaders = z.object({ 'x-license-key': z.string() });
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

/** A stand-in for Checkbox: sign-in and goods, in the real protocol. */
export async function startSandboxCashRegister({
  goods = async (): Promise<readonly SandboxGood[]> => goodsOfRegister(),
}: SandboxRegisterOptions = {}): Promise<SandboxCashRegister> {
  let sold: Promise<readonly unknown[]> | undefined;
  const credentials = { login: 'sandbox-cashier', password: 'sandbox-password', licenseKey: 'sandbox-licence' };
  const tokens = new CashierTokens();
  const faults = new AnswerFaults<ErrorReply>();

  const handlers: Record<string, Handler> = {
    'POST cashier/signin': ({ body }) => {
      const read = signInBody.safeParse(body);
      if (!read.success) return invalid('body', read.error);
      const { login, password } = read.data;
      const isRight = login === credentials.login && password === credentials.password;
      if (!isRight) return errorReply(403, 'Невірний логін або пароль');
      return ok({ type: 'bearer', token_type: 'bearer', access_token: tokens.issue() });
    },

    'GET goods': async ({ request, query }) => {
      // A missing and an invalid token have the same response.
      if (!tokens.isGood(request.headers.authorization)) return errorReply(403, 'Not authenticated');
      const read = goodsQuery.safeParse(Object.fromEntries(query));
      if (!read.success) return invalid('query', read.error);
      const { limit, offset } = read.data;
      sold ??= goods();
      return ok({ meta: { limit, offset }, results: (await sold).slice(offset, offset + limit) });
    },

    'GET cash-registers/info': ({ request }) => {
      const read = infoHeaders.safeParse(request.headers);
      if (!read.success) return invalid('header', read.error);
      return ok({ is_test: true, has_shift: false, offline_mode: false, stay_offline: false });
    },
  };

  function answer(path: string, call: Call): Reply | Promise<Reply> {
    // Few calls require the licence key, but all refuse a wrong one.
    const key = call.request.headers['x-license-key'];
    if (key !== undefined && key !== credentials.licenseKey) return errorReply(403, 'Невірний ключ ліцензії каси');
    const handler = handlers[`${call.request.method} ${path}`];
    if (handler) return handler(call);
    const isKnown = Object.keys(handlers).some((name) => name.endsWith(` ${path}`));
    return isKnown ? errorReply(405, 'Method Not Allowed') : errorReply(404, 'Not Found');
  }

  const server = createServer(async (request, response) => {
    if (register.isUnavailable) return void response.writeHead(502).end('<html>Bad gateway</html>');
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://register');
    const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length + 1) : '';
    const fault = faults.takeFor(path);
    if (fault?.kind === 'silence') return;
    const body = parseJson(await text(request).catch(() => ''));
    const isRefused = fault?.kind === 'error';
    const reply = isRefused
      ? errorReply(fault.status, fault.message, fault.code)
      : await answer(path, { request, query, body });
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
