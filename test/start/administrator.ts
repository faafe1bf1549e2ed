import { login } from '#contracts/auth.ts';
import type { Call } from '#contracts/kit/endpoint.ts';
import { httpTransport } from '#contracts/kit/http-transport.ts';
import type { StartedShop } from './started-shop.ts';

const demoAdministrator = { email: 'admin@kraplyna.test', password: 'kraplyna-admin' };

export function callAs(shop: StartedShop, token: string | null): Call {
  return httpTransport({
    origin: shop.address(''),
    language: () => 'en',
    token: () => token,
    fallback: () => 'no message',
    offline: () => 'no answer',
  });
}

/** An API client of a running shop, signed in as the demo administrator or another. */
export async function callAsAdministrator(
  shop: StartedShop,
  credentials = demoAdministrator,
): Promise<{ call: Call; token: string }> {
  const { data } = await callAs(shop, null)(login, { body: credentials });
  return { call: callAs(shop, data.token), token: data.token };
}
