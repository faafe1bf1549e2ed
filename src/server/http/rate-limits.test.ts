import { createServer } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '#server/modules.ts';
import { allCallsPerMinute, callerAddress, callsPerMinute, costOf, registerRateLimits } from './rate-limits.ts';

/** A port where nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

it('keeps serving while Redis is unavailable', async () => {
  const app = fastify();
  await registerRateLimits(app, { redisUrl: `redis://127.0.0.1:${await closedPort()}`, factor: 0.001 });
  app.post('/write', async () => 'done');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await app.inject({ method: 'POST', url: '/write' })).statusCode).toBe(200);
  }
  await app.close();
});

const costs = Object.fromEntries(
  allRoutes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, costOf(endpoint)]),
);

it('[RULE-SAFE-12] has a cost class for every endpoint', () => {
  expect(costs).toMatchObject({
    'GET openpath/products/by/id/{id}': 'read',
    'GET openpath/search': 'search',
    'GET openpath/search/suggest': 'search',
    'GET openpath/products/getall': 'search',
    'GET orders/all': 'search',
    'POST carrier': 'search',
    'POST orders': 'write',
    'POST auth/login': 'sign-in',
    'POST auth/forgot-password': 'sign-in',
    'GET auth/session': 'read',
    'POST admin/brands/create': 'upload',
    'GET admin/products/export': 'export',
    'GET admin/orders/export': 'export',
    'POST payments/monobank/webhook': 'webhook',
    'POST payments/instalments/webhook': 'webhook',
  });
  for (const [call, cost] of Object.entries(costs)) expect([call, callsPerMinute[cost] > 0]).toEqual([call, true]);
});

it('[RULE-SAFE-12] is high for reads, low for searches, and highest for the webhook of the bank', () => {
  const { read, search, write, webhook } = callsPerMinute;
  expect(search).toBeLessThan(read);
  expect(webhook).toBeGreaterThanOrEqual(10 * write);
  for (const most of Object.values(callsPerMinute)) {
    expect(most).toBeGreaterThanOrEqual(100);
    expect(most).toBeLessThan(allCallsPerMinute);
  }
});

describe('the client of a call', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (ip, counted) => {
    expect(callerAddress(ip)).toBe(counted);
  });
});
