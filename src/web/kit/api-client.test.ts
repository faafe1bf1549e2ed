import { afterEach, describe, expect, it, vi } from 'vitest';
import { listOwnOrders, trackOrder } from '#contracts/orders.ts';

const permissions = { admin: { access: false, modules: {} }, customer: { access: true, modules: {} } };
const user = { token: 'expired', userId: 'olena', userEmail: 'olena@kraplyna.test', permissions };
const tracking = { params: { orderNo: '100123' }, query: { phone: '+380671234567' } };

// Modules have state, and later test files share them.
afterEach(() => {
  vi.resetModules();
});

/** A signed-in tab. The server refuses every token, and answers guests. */
async function openTab() {
  vi.resetModules();
  // On the server there is no session.
  vi.stubEnv('SSR', false);
  const page = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { pathname: '/orders/track' });
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const { saveSession, sessionExpired } = await import('./session.ts');
  const { httpClient } = await import('./api-client.ts');
  saveSession(user as never);
  let expirations = 0;
  page.addEventListener(sessionExpired, () => {
    expirations += 1;
  });
  const call = httpClient(async (_address, { headers }) =>
    new Headers(headers).has('authorization')
      ? Response.json({ status: false, code: 'NOT_SIGNED_IN', message: 'Увійдіть', data: {} }, { status: 401 })
      : Response.json({ status: true, message: '', data: 'for guests' }),
  );
  return { call, expirations: () => expirations };
}

describe('[RULE-SAFE-11] requests in flight while the session expires', () => {
  it('are all retried as a guest where guests may read, and the user is notified once', async () => {
    const { call, expirations } = await openTab();
    const answers = await Promise.all([call(trackOrder, tracking), call(trackOrder, tracking)]);
    expect(answers.map(({ data }) => data)).toEqual(['for guests', 'for guests']);
    expect(expirations()).toBe(1);
  });

  it('are not retried where they read something personal', async () => {
    const { call } = await openTab();
    const personal = call(listOwnOrders, { query: {} } as never);
    const open = call(trackOrder, tracking);
    await expect(personal).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await open).toMatchObject({ data: 'for guests' });
  });
});
