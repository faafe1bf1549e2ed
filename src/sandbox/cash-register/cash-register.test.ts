import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxCashRegister, startSandboxCashRegister } from './cash-register.ts';
import { receiptPages } from './receipt-pages.ts';

let register: SandboxCashRegister;
beforeAll(async () => {
  register = await startSandboxCashRegister();
});
afterAll(() => register.stop());

async function call(method: string, path: string, headers: Record<string, string> = {}, body?: unknown) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${register.url}/${path}`, { method, headers, ...sent });
  return { status: response.status, body: await response.json() };
}

const signIn = async (): Promise<string> => {
  const { login, password } = register;
  const { body } = await call('POST', 'cashier/signin', {}, { login, password });
  return body.access_token;
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the stand-in for the cash register', () => {
  it('stands where the real one does, and nowhere else', async () => {
    expect(register.url).toMatch(/\/api\/v1$/);
    const outside = await fetch(`${new URL(register.url).origin}/cashier/signin`, { method: 'POST', body: '{}' });
    expect(outside.status).toBe(404);
    expect(await call('GET', 'cashier/signin')).toMatchObject({ status: 405 });
  });

  it('gives a signed-in cashier a JWT, and no more than ten of them', async () => {
    const first = await signIn();
    const [header, claims, signature] = first.split('.');
    const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(read(claims)).toMatchObject({ sub: expect.any(String) });
    expect(signature).toMatch(/^[\w-]{43}$/);
    for (let more = 0; more < 9; more += 1) await signIn();
    expect(await call('GET', 'goods', bearer(first))).toMatchObject({ status: 200 });
    await signIn();
    expect(await call('GET', 'goods', bearer(first))).toMatchObject({ status: 403 });
  });

  it.each([
    ['no token', {}],
    ['a token of nobody', bearer('a.b.c')],
    ['another kind of proof', { authorization: 'Basic YTpi' }],
  ])('answers %s with 403 and the words of the real one', async (_, headers) => {
    const refusal = { status: 403, body: { message: 'Not authenticated', code: null } };
    expect(await call('GET', 'goods', headers)).toEqual(refusal);
  });

  it('takes no wrong licence key, and wants one where the real one does', async () => {
    const withKey = (key: string) => call('GET', 'cash-registers/info', { 'X-License-Key': key });
    expect(await withKey(register.licenseKey)).toMatchObject({ status: 200, body: { is_test: true } });
    expect(await withKey('wrong')).toMatchObject({ status: 403 });
    expect(await call('GET', 'cash-registers/info')).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['header', 'x-license-key'] }] },
    });
  });

  it('names each wrong field with 422', async () => {
    expect(await call('POST', 'cashier/signin', {}, { login: 7 })).toMatchObject({
      status: 422,
      body: {
        message: expect.any(String),
        detail: [
          { loc: ['body', 'login'], msg: expect.any(String), type: expect.any(String) },
          { loc: ['body', 'password'] },
        ],
      },
    });
    const token = await signIn();
    for (const [query, field] of [
      ['limit=0', 'limit'],
      ['limit=1001', 'limit'],
      ['limit=many', 'limit'],
      ['offset=-1', 'offset'],
    ]) {
      const { status, body } = await call('GET', `goods?${query}`, bearer(token));
      expect([status, body.detail[0].loc]).toEqual([422, ['query', field]]);
    }
  });

  it('pages its goods, 25 where nobody says how many, and knows no total', async () => {
    const token = await signIn();
    const { body } = await call('GET', 'goods?offset=230&unknown=1', bearer(token));
    expect(body.meta).toEqual({ limit: 25, offset: 230 });
    expect(body.results).toHaveLength(7);
  });

  const sale = (fields: object = {}) => ({
    id: randomUUID(),
    goods: [
      { good: { code: 'IP', name: 'Iris, 1 мл', price: 2000 }, quantity: 7000, discounts: [discountOf(1400)] },
      { good: { code: 'vial-10', name: 'Флакон 10 мл', price: 3500 }, quantity: 1000 },
    ],
    payments: [{ type: 'CASHLESS', value: 16_100, label: 'Картка' }],
    ...fields,
  });
  const discountOf = (value: number) => ({ type: 'DISCOUNT', mode: 'VALUE', value });
  const license = () => ({ 'X-License-Key': register.licenseKey });

  it('opens a shift with a licence key, late, and sells only then', async () => {
    const as = bearer(await signIn());
    expect(await call('GET', 'cashier/shift', as)).toEqual({ status: 200, body: null });
    expect(await call('POST', 'receipts/sell', as, sale())).toMatchObject({
      status: 400,
      body: { message: 'Зміну не відкрито' },
    });
    expect(await call('POST', 'shifts', as, {})).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['header', 'x-license-key'] }] },
    });
    const id = randomUUID();
    const withKey = { ...as, ...license() };
    expect(await call('POST', 'shifts', withKey, { id })).toMatchObject({
      status: 202,
      body: { id, status: 'CREATED' },
    });
    expect(await call('POST', 'shifts', withKey, {})).toMatchObject({
      status: 400,
      body: { message: 'Касир вже працює з даною касою' },
    });
    expect(await call('GET', `shifts/${id}`, as)).toMatchObject({ body: { status: 'CREATED' } });
    expect(await call('GET', `shifts/${id}`, as)).toMatchObject({ body: { status: 'OPENED' } });
    expect(await call('GET', 'cashier/shift', as)).toMatchObject({ body: { id, status: 'OPENED' } });
    expect(await call('GET', `shifts/${randomUUID()}`, as)).toMatchObject({ status: 404 });
  });

  it('checks sums, ids and the sale of a return', async () => {
    const as = bearer(await signIn());
    const sell = (body: unknown) => call('POST', 'receipts/sell', as, body);
    const one = sale();
    expect(await sell(one)).toMatchObject({ status: 201, body: { status: 'CREATED', total_sum: 16_100 } });
    expect(await sell(one)).toMatchObject({ status: 400 });
    expect(await sell(sale({ payments: [{ type: 'CASH', value: 16_099 }] }))).toMatchObject({ status: 400 });
    expect(await sell(sale({ goods: [] }))).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'goods'] }] },
    });
    const back = (fields: object = {}) => {
      const { goods, ...rest } = sale(fields);
      return { ...rest, goods: goods.map((line) => ({ ...line, is_return: true })), related_receipt_id: one.id };
    };
    // The sale is not registered yet.
    expect(await sell(back())).toMatchObject({ status: 400, body: { message: 'Чек продажу не знайдено' } });
    await call('GET', `receipts/${one.id}`, as);
    expect(await call('GET', `receipts/${one.id}`, as)).toMatchObject({
      body: {
        status: 'DONE',
        fiscal_code: expect.any(String),
        tax_url: expect.any(String),
        shift: { status: 'OPENED' },
      },
    });
    expect(await sell(back())).toMatchObject({ status: 201, body: { type: 'RETURN', related_receipt_id: one.id } });
    expect(await sell(back())).toMatchObject({
      status: 400,
      body: { message: 'Сума повернення більша за суму продажу' },
    });
    expect(await call('POST', 'shifts/close', as, {})).toMatchObject({ status: 202, body: { status: 'CLOSING' } });
    expect(await call('POST', 'shifts/close', as, {})).toMatchObject({ status: 400 });
  });
});

describe('the pages of the stand-in for the cash register', () => {
  it('lists receipts, shows each, and pushes those that wait', async () => {
    const app = fastify();
    await app.register(register.plugin);
    const [receipt] = register.till.receipts;
    const list = await app.inject('/sandbox/receipts?lang=en');
    expect(list.body).toContain('Return');
    expect((await app.inject(`/sandbox/receipts/${receipt?.id}`)).body).toContain('Флакон 10 мл');
    expect((await app.inject('/sandbox/receipts/none')).statusCode).toBe(404);
    const post = (url: string, payload: string) =>
      app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect((await post('/sandbox/receipts/outcome', 'outcome=error')).statusCode).toBe(303);
    expect(register.till.receiptOutcome).toBe('error');
    await post(`/sandbox/receipts/${receipt?.id}/push`, 'outcome=offline');
    expect(register.till.receipts[0]).toMatchObject({ status: 'DONE', isOffline: true, taxUrl: null });
  });

  it('show only single receipts where others can reach the shop', async () => {
    const app = fastify();
    await app.register(receiptPages(register.till, { isGuarded: true }));
    expect((await app.inject('/sandbox/receipts')).statusCode).toBe(404);
    const [receipt] = register.till.receipts;
    expect((await app.inject(`/sandbox/receipts/${receipt?.id}`)).statusCode).toBe(200);
  });
});
