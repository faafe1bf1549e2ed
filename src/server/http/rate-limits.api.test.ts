import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesOf } from '#contracts/kit/addresses.ts';
import { fillPath } from '#contracts/kit/endpoint.ts';
import { allRoutes } from '#server/modules.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeBrand } from '#test/factories.ts';
import { StubPages } from '#test/stub-pages.ts';
import { ShopWithPages } from '#test/two-processes.ts';
import { allCallsPerMinute, callsPerMinute, costOf } from './rate-limits.ts';

/** Small limits, callers by X-Forwarded-For, and a clock that stands still, so that the window never ends. */
const factor = 0.01;

const shop = new (class extends ShopWithPages {
  protected override extraParts() {
    return { ...super.extraParts(), rateLimitFactor: factor, trustedProxies: ['127.0.0.1'], clock: () => 0 };
  }
})(openTestDatabase(), new StubPages().build);
beforeAll(() => shop.open());
afterAll(() => shop.close());

const most = (calls: number) => Math.ceil(calls * factor);

let count = 0;
const newCaller = () => {
  count += 1;
  return `198.51.${Math.floor(count / 250)}.${(count % 250) + 1}`;
};

const call = (from: string, method: string, address: string, language = 'uk') =>
  shop.fetch(address, { method, headers: { 'x-forwarded-for': from, 'accept-language': language } });

async function statuses(from: string, method: string, addresses: readonly string[]): Promise<number[]> {
  const all: number[] = [];
  for (const address of addresses) all.push((await call(from, method, address)).status);
  return all;
}

const times = (length: number, address: string) => Array.from({ length }, () => address);
const someId = '0198c0de-0000-7000-8000-000000000000';

describe('[RULE-SAFE-12] every endpoint has a rate limit per client', () => {
  const calls = allRoutes.flatMap(({ endpoint }) =>
    addressesOf(endpoint).map(({ path }) => ({
      method: endpoint.method,
      address: `/api/${fillPath(path, new Proxy({}, { get: () => someId }))}`,
      limit: most(callsPerMinute[costOf(endpoint)]),
    })),
  );
  const others = [
    { method: 'GET', address: '/plain', limit: most(callsPerMinute.page) },
    { method: 'HEAD', address: '/plain', limit: most(callsPerMinute.page) },
    { method: 'GET', address: '/plain?query=oud', limit: most(callsPerMinute.search) },
    { method: 'GET', address: '/category/no-such-category', limit: most(callsPerMinute.page) },
    { method: 'POST', address: '/no-such-page', limit: most(callsPerMinute.write) },
    { method: 'GET', address: `/media/${someId}/400.webp`, limit: most(callsPerMinute.file) },
    { method: 'GET', address: '/api/openapi.json', limit: most(callsPerMinute.read) },
    { method: 'GET', address: '/api/docs', limit: most(callsPerMinute.read) },
    { method: 'GET', address: '/api/no-such-call', limit: most(callsPerMinute.read) },
    { method: 'HEAD', address: '/api/openpath/brands/getall', limit: most(callsPerMinute.read) },
    { method: 'GET', address: '/sandbox/bank/no-such-invoice', limit: most(callsPerMinute.page) },
    { method: 'GET', address: '/healthz', limit: most(callsPerMinute.page) },
    // Malformed URLs count only towards the limit of all calls.
    { method: 'GET', address: '/api/%E0%A4', limit: most(allCallsPerMinute) },
  ];

  it.each([...calls, ...others])('$method $address: $limit', async ({ method, address, limit }) => {
    const from = newCaller();
    let refused = await call(from, method, address);
    let answered = 0;
    while (refused.status !== 429 && answered <= most(allCallsPerMinute)) {
      answered += 1;
      refused = await call(from, method, address);
    }
    // Cache hits count only towards the limit of all calls.
    expect([limit, most(allCallsPerMinute)]).toContain(answered);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await call(newCaller(), method, address)).status).not.toBe(429);
  });
});

describe('a client that exceeds its rate limit', () => {
  it('[RULE-SAFE-12] has one limit for all searches, however different they are', async () => {
    const searches = Array.from({ length: 15 }, (_, at) => `/api/openpath/search?query=perfume${at}`);
    const answers = await statuses(newCaller(), 'GET', searches);
    expect(answers.filter((status) => status === 200)).toHaveLength(most(callsPerMinute.search));
    expect(answers.filter((status) => status === 429)).toHaveLength(15 - most(callsPerMinute.search));
  });

  it('[RULE-SAFE-12] gets 429 in the language of the request, and on a page in both languages', async () => {
    const from = newCaller();
    await statuses(from, 'GET', times(most(callsPerMinute.search), '/api/openpath/search?query=oud'));
    const program = await call(from, 'GET', '/api/openpath/search?query=rose', 'en');
    expect(await program.json()).toMatchObject({
      status: false,
      code: 'TOO_MANY',
      message: 'Too many requests from your address. Wait a minute and try again',
    });
    const page = await call(from, 'GET', '/plain?query=rose');
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    const text = await page.text();
    expect(text).toContain('Забагато запитів із вашої адреси.');
    expect(text).toContain('Too many requests from your address.');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('[RULE-SAFE-12] is a whole IPv6 network, without its neighbours', async () => {
    const searches = Array.from({ length: 6 }, (_, at) => `/api/openpath/search?query=iris${at}`);
    const answers: number[] = [];
    for (const [at, address] of searches.entries()) {
      answers.push((await call(`2001:db8:5:6::${at + 1}`, 'GET', address)).status);
    }
    expect(answers).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await call('2001:db8:5:7::1', 'GET', '/api/openpath/search?query=iris9')).status).toBe(200);
  });

  it('[RULE-SAFE-12] gets no cached responses either', async () => {
    await makeBrand(shop.db);
    await shop.settle();
    const address = '/api/openpath/brands/getall';
    const from = newCaller();
    const answers = await statuses(from, 'GET', times(most(allCallsPerMinute) + 5, address));
    // The first response is produced, the others are cache hits.
    expect(answers).toEqual([...Array.from({ length: most(allCallsPerMinute) }, () => 200), 429, 429, 429, 429, 429]);
    const refused = await call(from, 'GET', address);
    expect(await refused.json()).toMatchObject({ status: false, code: 'TOO_MANY' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await call(newCaller(), 'GET', address)).status).toBe(200);
  });
});
