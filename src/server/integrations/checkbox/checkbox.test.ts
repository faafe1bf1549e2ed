import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startSandboxCashRegister } from '#sandbox/cash-register/cash-register.ts';
import { goodsOfRegister } from '#sandbox/cash-register/goods.ts';
import { CashRegisterRefused, CashRegisterUnavailable } from '#server/modules/cash-register/cash-register.ts';
import { createCheckbox } from './checkbox.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const credentials = { login: 'cashier', password: 'secret-of-the-cashier', licenseKey: 'licence' };

async function registerThat(reply: (path: string, response: ServerResponse) => void, timeoutMs = 2000) {
  const server = createServer((request, response) => reply(request.url ?? '', response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createCheckbox({ url, ...credentials, timeoutMs });
}

const page = { limit: 100, offset: 0 };

async function startStandIn(options: Parameters<typeof startSandboxCashRegister>[0] = {}) {
  const sandbox = await startSandboxCashRegister(options);
  closers.push(sandbox.stop);
  return sandbox;
}

describe('the client of the cash register', () => {
  it('reads all goods of the stand-in, with pagination', async () => {
    const sandbox = await startStandIn();
    const register = createCheckbox(sandbox);
    const sizes: unknown[] = [];
    for (let offset = 0; offset < 400; offset += 100) {
      const { goods, hasNext, unreadable } = await register.listGoods({ limit: 100, offset });
      sizes.push([goods.length, hasNext, unreadable]);
    }
    expect(sizes).toEqual([
      [100, true, []],
      [100, true, []],
      [37, false, []],
      [0, false, []],
    ]);
  });

  it('reports refused credentials without logging them', async () => {
    const sandbox = await startStandIn();
    const register = createCheckbox({ ...sandbox, password: credentials.password });
    const error = await register.signIn().catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(CashRegisterRefused);
    expect(String(error)).not.toContain(credentials.password);
  });

  it('treats HTML, a timeout and an unknown shape as unavailable', async () => {
    const proxy = await registerThat((_, response) => response.end('<html>Bad gateway</html>'));
    await expect(proxy.signIn()).rejects.toBeInstanceOf(CashRegisterUnavailable);
    const silent = await registerThat(() => undefined, 50);
    await expect(silent.signIn()).rejects.toBeInstanceOf(CashRegisterUnavailable);
    const strange = await registerThat((path, response) =>
      response.end(path.startsWith('/goods') ? '{"goods":[]}' : '{"access_token":"one"}'),
    );
    await expect(strange.listGoods(page)).rejects.toBeInstanceOf(CashRegisterUnavailable);
  });

  it('skips only invalid goods, reports them, and detects the next page', async () => {
    const [first, second, third] = goodsOfRegister(3);
    const odd = [
      { ...first, code: 'KR-odd-1', price: '125.50' },
      { ...first, code: 'KR-odd-2', price: 125.5 },
      { ...first, code: 'KR-odd-3', price: null },
      { ...first, code: 'KR-odd-4', price: -1 },
      { ...first, code: 7 },
      null,
    ];
    const sandbox = await startStandIn({ goods: async () => [first, ...odd, second, third] });
    const register = createCheckbox(sandbox);
    const { goods, hasNext, unreadable } = await register.listGoods({ limit: 8, offset: 0 });
    expect(goods.map(({ code }) => code)).toEqual(['KR-100001', 'KR-100002']);
    expect(hasNext).toBe(true);
    expect(unreadable).toEqual([
      'KR-odd-1 (price)',
      'KR-odd-2 (price)',
      'KR-odd-3 (price)',
      'KR-odd-4 (price)',
      `${first?.id} (code)`,
      'nameless ()',
    ]);
    expect((await register.listGoods({ limit: 8, offset: 8 })).goods).toHaveLength(1);
  });

  it('coalesces concurrent first sign-ins', async () => {
    const sandbox = await startStandIn();
    const register = createCheckbox(sandbox);
    await Promise.all([register.listGoods(page), register.listGoods({ ...page, offset: 100 }), register.signIn()]);
    expect(sandbox.signIns).toBe(1);
  });

  it('coalesces concurrent sign-ins after the token expired', async () => {
    const sandbox = await startStandIn();
    const register = createCheckbox(sandbox);
    await register.signIn();
    sandbox.forgetSignIns();
    const pages = await Promise.all(Array.from({ length: 5 }, () => register.listGoods(page)));
    expect(pages.map(({ goods }) => goods.length)).toEqual([100, 100, 100, 100, 100]);
    expect(sandbox.signIns).toBe(2);
  });

  it('retries after a failed sign-in', async () => {
    const sandbox = await startStandIn();
    const register = createCheckbox(sandbox);
    sandbox.faults.breakNext('cashier/signin', { kind: 'broken-json' });
    await expect(Promise.all([register.signIn(), register.listGoods(page)])).rejects.toBeInstanceOf(
      CashRegisterUnavailable,
    );
    expect((await register.listGoods(page)).goods).toHaveLength(100);
  });

  it.each([401, 403])('signs in again when a bad token is answered with %i', async (status) => {
    const sandbox = await startStandIn();
    const register = createCheckbox(sandbox);
    await register.signIn();
    const message = status === 401 ? 'Токен недійсний' : 'Not authenticated';
    sandbox.faults.breakNext('goods', { kind: 'error', status, message });
    expect((await register.listGoods(page)).goods).toHaveLength(100);
    expect(sandbox.signIns).toBe(2);
  });

  it('does not sign in again when the cashier lacks a permission, and reports the message of the register', async () => {
    const sandbox = await startStandIn();
    const register = createCheckbox(sandbox);
    await register.signIn();
    const refusal = { kind: 'error', status: 403, message: 'Недостатньо прав', code: 'forbidden' } as const;
    sandbox.faults.breakNext('goods', refusal);
    await expect(register.listGoods(page)).rejects.toThrow(/^The cash register does not let .*: Недостатньо прав$/);
    expect(sandbox.signIns).toBe(1);
    expect((await register.listGoods(page)).goods).toHaveLength(100);
    expect(sandbox.signIns).toBe(1);
  });

  it('sends the licence key', async () => {
    const sandbox = await startStandIn();
    const register = createCheckbox({ ...sandbox, licenseKey: 'of-somebody-else' });
    await expect(register.signIn()).rejects.toBeInstanceOf(CashRegisterRefused);
  });

  it.each([
    ['times out', { kind: 'silence' }],
    ['closes the connection', { kind: 'lost' }],
    ['sends truncated JSON', { kind: 'broken-json' }],
    ['is behind a firewall page', { kind: 'page', status: 403 }],
    ['has an error', { kind: 'error', status: 500, message: 'Internal Server Error' }],
    ['finds the request invalid', { kind: 'error', status: 422, message: 'Validation error' }],
  ] as const)('is unavailable without a retry when the register %s', async (_, fault) => {
    const sandbox = await startStandIn();
    const register = createCheckbox(sandbox);
    const impatient = createCheckbox({ ...sandbox, timeoutMs: 300 });
    await impatient.signIn();
    sandbox.faults.breakNext('goods', fault);
    const client = ['silence', 'lost'].includes(fault.kind) ? impatient : register;
    await expect(client.listGoods(page)).rejects.toMatchObject({ name: 'CashRegisterUnavailable' });
    expect((await register.listGoods(page)).goods).toHaveLength(100);
  });

  it('signs in again only once', async () => {
    let signIns = 0;
    const register = await registerThat((path, response) => {
      if (path.startsWith('/goods')) response.writeHead(401).end('{"message":"no"}');
      else {
        signIns += 1;
        response.end('{"access_token":"one"}');
      }
    });
    await expect(register.listGoods(page)).rejects.toBeInstanceOf(CashRegisterUnavailable);
    expect(signIns).toBe(2);
  });
});
