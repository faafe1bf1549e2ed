import { z } from 'zod';
import {
  type CashRegister,
  CashRegisterDeclined,
  type CashRegisterGood,
  type CashRegisterPage,
  CashRegisterRefused,
  CashRegisterUnavailable,
} from '#server/modules/cash-register/cash-register.ts';
import { createHttpClient, type HttpRequest, jsonRequest, parseJson } from '../http-client.ts';
import { receiptBody } from './receipt-body.ts';
import { receipt, saidOf, shift } from './register-answers.ts';

export type CheckboxOptions = {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly licenseKey: string;
  readonly timeoutMs?: number;
  readonly pollMs?: number;
};

type Answer = { readonly status: number; readonly body: unknown };

const signedIn = z.object({ access_token: z.string().min(1) });
const goods = z.object({ results: z.array(z.unknown()) });
const good = z.object({
  id: z.string().min(1),
  code: z.string().nullish(),
  name: z.string().nullish(),
  price: z.int().nonnegative(),
  count: z.number().nullish(),
});
const named = z.object({ code: z.string().catch(''), id: z.string().catch('') }).catch({ code: '', id: '' });
const errorBody = z.object({ message: z.string().catch('') }).catch({ message: '' });

/**
 * An invalid token is 401, or since 2026 a 403 with this message. Any other 403 is a missing permission of the cashier, which a
 * new sign-in would not fix.
 */
function isSignedOut({ status, body }: Answer): boolean {
  return status === 401 || (status === 403 && errorBody.parse(body).message === 'Not authenticated');
}

/** Parsed row by row: one invalid row must not hide the rest of the page. */
function readGoods(rows: readonly unknown[]): Pick<CashRegisterPage, 'goods' | 'unreadable'> {
  const read: CashRegisterGood[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    const { data, error } = good.safeParse(row);
    if (data) {
      const { id, code, name, price, count } = data;
      read.push({ id, code: code ?? '', name: name ?? '', priceKopecks: price, count: count ?? null });
    } else {
      const { code, id } = named.parse(row);
      const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
      unreadable.push(`${code || id || 'nameless'} (${fields})`.slice(0, 200));
    }
  }
  return { goods: read, unreadable };
}

/** The service limits the sessions of a cashier, so the token is reused until it is rejected. */
export function createCheckbox({
  url,
  login,
  password,
  licenseKey,
  timeoutMs = 8000,
  pollMs = 700,
}: CheckboxOptions): CashRegister {
  let token: string | null = null;
  let signingIn: Promise<string> | null = null;

  const client = createHttpClient({ service: 'The cash register', timeoutMs, Unavailable: CashRegisterUnavailable });

  async function ask(path: string, init: HttpRequest): Promise<Answer> {
    const { status, bytes } = await client(path, `${url}${path}`, {
      ...init,
      headers: {
        accept: 'application/json',
        'X-Client-Name': 'Kraplyna',
        'X-Client-Version': '1',
        'X-License-Key': licenseKey,
        ...init.headers,
      },
    });
    const body = parseJson(bytes.toString());
    if (body === undefined) throw new CashRegisterUnavailable(`The cash register answered ${status} without JSON`);
    return { status, body };
  }

  async function requestToken(): Promise<string> {
    const { status, body } = await ask('/cashier/signin', jsonRequest({ login, password }));
    if (status === 401 || status === 403) throw new CashRegisterRefused('The cash register refused the sign-in');
    const read = signedIn.safeParse(body);
    if (status !== 200 || !read.success)
      throw new CashRegisterUnavailable(`The cash register answered the sign-in with ${status}`);
    return read.data.access_token;
  }

  /** Concurrent sign-ins are coalesced into one request. */
  function signIn(): Promise<string> {
    signingIn ??= requestToken()
      .then((fresh) => {
        token = fresh;
        return fresh;
      })
      .finally(() => {
        signingIn = null;
      });
    return signingIn;
  }

  /** Another call may already have replaced the rejected token. */
  const tokenOtherThan = (bad: string) => (token === null || token === bad ? signIn() : Promise.resolve(token));

  /** With a token. A rejected request changed nothing, so it is safe to send again. */
  async function request(path: string, init: HttpRequest = {}): Promise<Answer> {
    const as = (bearer: string) =>
      ask(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${bearer}` } });
    const bearer = token ?? (await signIn());
    const answer = await as(bearer);
    // A session expires or is evicted by newer ones: one retry with a new token.
    return isSignedOut(answer) ? as(await tokenOtherThan(bearer)) : answer;
  }

  function refusalOf({ status, body }: Answer, what: string): Error {
    const said = saidOf(body);
    if (status === 401 || status === 403) {
      return new CashRegisterRefused(`The cash register does not let its cashier ${what}: ${said}`);
    }
    return status === 400 || status === 422
      ? new CashRegisterDeclined(said || `The cash register answered ${status}`)
      : new CashRegisterUnavailable(`The cash register answered ${status} (${what})`);
  }

  async function exchange<Schema extends z.ZodType>(what: string, schema: Schema, path: string, init?: HttpRequest) {
    const answer = await request(path, init);
    if (answer.status < 200 || answer.status > 299) throw refusalOf(answer, what);
    const read = schema.safeParse(answer.body);
    if (!read.success)
      throw new CashRegisterUnavailable(`The cash register’s answer is not what it should be (${what})`);
    return read.data;
  }

  /** Null for what the register does not know. */
  async function find<Schema extends z.ZodType>(what: string, schema: Schema, path: string) {
    const answer = await request(path);
    if (answer.status === 404 || (answer.status === 200 && answer.body === null)) return null;
    if (answer.status !== 200) throw refusalOf(answer, what);
    const read = schema.safeParse(answer.body);
    if (!read.success)
      throw new CashRegisterUnavailable(`The cash register’s answer is not what it should be (${what})`);
    return read.data;
  }

  return {
    pollMs,
    signIn: async () => void (await signIn()),
    async listGoods({ limit, offset }) {
      const answer = await request(`/goods?limit=${limit}&offset=${offset}`);
      if (answer.status === 403 && !isSignedOut(answer)) throw refusalOf(answer, 'read goods');
      const read = goods.safeParse(answer.body);
      if (answer.status !== 200 || !read.success) {
        throw new CashRegisterUnavailable(`The cash register answered with ${answer.status} instead of goods`);
      }
      const { results } = read.data;
      return { ...readGoods(results), hasNext: results.length >= limit };
    },
    findOpenShift: () => find('read its shift', shift, '/cashier/shift'),
    findShift: (id) => find('read a shift', shift, `/shifts/${id}`),
    openShift: (id) => exchange('open a shift', shift, '/shifts', jsonRequest({ id })),
    async closeShift() {
      await exchange('close the shift', z.unknown(), '/shifts/close', jsonRequest({}));
    },
    sell: (asked) =>
      exchange('sell', receipt, '/receipts/sell', {
        ...jsonRequest(receiptBody(asked)),
        headers: { 'content-type': 'application/json', accept: 'application/json', 'X-Request-ID': asked.id },
      }),
    findReceipt: (id) => find('read a receipt', receipt, `/receipts/${id}`),
  };
}
