import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxCashRegister, startSandboxCashRegister } from './cash-register.ts';

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
});
