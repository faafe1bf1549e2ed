import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { goodsOfRegister, type SandboxGood } from './goods.ts';

export type SandboxRegister = {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly licenseKey: string;
  /** As when its company has trouble: every answer is a page of somebody else. */
  isAway: boolean;
  /** As when the cashier signed in elsewhere too often. */
  forgetSignIns(): void;
  stop(): Promise<void>;
};

const mostTokens = 10;
const most = 1000;

type Reply = { status: number; body: unknown };

type SandboxRegisterOptions = {
  /** What it sells, asked for once somebody wants to know. */
  goods?: () => Promise<readonly SandboxGood[]>;
};

/** A cash register for a shop that has none: sign-in and goods, in the real one's protocol. */
export async function startSandboxRegister({
  goods = async () => goodsOfRegister(),
}: SandboxRegisterOptions = {}): Promise<SandboxRegister> {
  let sold: Promise<readonly SandboxGood[]> | undefined;
  const tokens: string[] = [];
  const credentials = { login: 'sandbox-cashier', password: 'sandbox-password', licenseKey: 'sandbox-licence' };

  function signIn(body: unknown): Reply {
    const { login, password } = (body ?? {}) as Record<string, unknown>;
    if (login !== credentials.login || password !== credentials.password) {
      return { status: 403, body: { message: 'Невірний логін або пароль' } };
    }
    const token = randomUUID();
    tokens.unshift(token);
    tokens.length = Math.min(tokens.length, mostTokens);
    return { status: 200, body: { type: 'bearer', token_type: 'bearer', access_token: token } };
  }

  async function listGoods(request: IncomingMessage, query: URLSearchParams): Promise<Reply> {
    const header = request.headers.authorization;
    if (header === undefined) return { status: 403, body: { message: 'Not authenticated' } };
    if (!tokens.includes(header.replace(/^Bearer /, ''))) return { status: 401, body: { message: 'Токен недійсний' } };
    const limit = Math.min(Number(query.get('limit') ?? 25) || 25, most);
    const offset = Number(query.get('offset') ?? 0) || 0;
    sold ??= goods();
    return { status: 200, body: { meta: { limit, offset }, results: (await sold).slice(offset, offset + limit) } };
  }

  const server = createServer(async (request, response) => {
    if (register.isAway) return void response.writeHead(502).end('<html>Bad gateway</html>');
    const body = parseJson(await text(request).catch(() => ''));
    const address = new URL(request.url ?? '/', 'http://register');
    const isSignIn = request.method === 'POST' && address.pathname === '/cashier/signin';
    const isGoods = request.method === 'GET' && address.pathname === '/goods';
    const none: Reply = { status: 404, body: { message: 'Not Found' } };
    const reply = isSignIn ? signIn(body) : isGoods ? await listGoods(request, address.searchParams) : none;
    response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(reply.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const register: SandboxRegister = {
    url: `http://127.0.0.1:${port}`,
    ...credentials,
    isAway: false,
    forgetSignIns: () => {
      tokens.length = 0;
    },
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
