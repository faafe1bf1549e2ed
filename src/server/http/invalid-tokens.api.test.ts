import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { logout } from '#contracts/auth.ts';
import { addressesOf } from '#contracts/kit/addresses.ts';
import { fillPath } from '#contracts/kit/endpoint.ts';
import { findPlacedOrder, placeOrder } from '#contracts/orders.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { allRoutes } from '#server/modules.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

/** Authenticated by other means, or without personal data in the response. */
const ignoring = [
  'login',
  'signup',
  'confirmRegistration',
  'signupWithOrder',
  'requestStockAlert',
  'stopLetters',
  'resendConfirmation',
  'forgotPassword',
  'resetPassword',
  'acceptInvite',
  'receiveBankWebhook',
  'receiveInstalmentsWebhook',
  'probeBankWebhook',
  'priceCart',
];

const credentials: Record<string, string> = {
  unknown: `Bearer ${randomBytes(32).toString('base64url')}`,
  'too short': 'Bearer abc',
  'with a space': 'Bearer a b',
  empty: 'Bearer',
  'in small letters': 'bearer nothing',
};

beforeAll(async () => {
  const { token } = await makePerson(shop.db);
  await shop.callAs(token)(logout, {});
  credentials.ended = `Bearer ${token}`;
});

const addresses = allRoutes.flatMap(({ endpoint }) =>
  addressesOf(endpoint).map(({ path }) => [endpoint.method, path, endpoint] as const),
);

describe('[RULE-SAFE-11] a token that is not valid', () => {
  it('is ignored only by the endpoints listed here', () => {
    const declared = allRoutes.map(({ endpoint }) => endpoint).filter(({ ignoresCredentials }) => ignoresCredentials);
    expect(declared.map(({ name }) => name).sort()).toEqual([...ignoring].sort());
  });

  it.each(addresses)('is refused by %s %s, unless the endpoint is public', async (method, path, endpoint) => {
    const address = `/api/${fillPath(path, { id: '01890000-0000-7000-8000-000000000000', orderNo: '1' })}`;
    for (const [kind, authorization] of Object.entries(credentials)) {
      const { status } = await shop.fetch(address, { method, headers: { authorization } });
      const isServed = endpoint.isPublic || endpoint.ignoresCredentials;
      if (isServed) expect([kind, status]).not.toEqual([kind, 401]);
      else expect([kind, status]).toEqual([kind, 401]);
    }
  });

  it('places no second order when the same call is repeated after signing out', async () => {
    const { token } = await makePerson(shop.db);
    const call = shop.callAs(token);
    const body = orderBody([line(await makeProduct(shop.db, { quantity: 5 }))]);
    await call(placeOrder, { body, idempotencyKey: 'one-order' });
    await call(logout, {});
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(call(placeOrder, { body, idempotencyKey: 'one-order' })).rejects.toMatchObject({ status: 401 });
    }
    await expect(call(findPlacedOrder, { idempotencyKey: 'one-order' })).rejects.toMatchObject({ status: 401 });
    expect(await shop.db.select({ id: orders.id }).from(orders)).toHaveLength(1);
  });

  it('is not confused with other credentials, such as Basic authentication of a reverse proxy', async () => {
    const response = await shop.fetch('/api/orders/placed', { headers: { authorization: 'Basic Z3Vlc3Q6Z3Vlc3Q=' } });
    expect(response.status).toBe(404);
  });
});
