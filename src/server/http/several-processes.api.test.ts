import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpaidLimits } from '#domain/unpaid-limits.ts';
import type { ShopParts } from '#server/shop.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeProduct } from '#test/factories.ts';
import { FakeRedis } from '#test/fake-redis.ts';
import { line, orderBody } from '#test/orders.ts';
import { TestShop } from '#test/shop.ts';
import { callsPerMinute } from './rate-limits.ts';

const factor = 0.02;
const mostSearches = Math.ceil(callsPerMinute.search * factor);

/** One of several processes with the same database, behind a trusted proxy. */
class ShopOfSeveral extends TestShop {
  readonly #redisUrl: string | null;

  constructor(database: TestDatabase, redisUrl: string | null) {
    super(database);
    this.#redisUrl = redisUrl;
  }

  protected override extraParts(): Partial<ShopParts> {
    return {
      redisUrl: this.#redisUrl,
      rateLimitFactor: factor,
      trustedProxies: ['127.0.0.1'],
      limits: { unpaidFactor: 1, letterFactor: 1 },
    };
  }
}

const database = openTestDatabase();
let redis: FakeRedis;
let alone: [ShopOfSeveral, ShopOfSeveral];
let together: [ShopOfSeveral, ShopOfSeveral];
const all = () => [...alone, ...together];

beforeAll(async () => {
  redis = await FakeRedis.start();
  alone = [new ShopOfSeveral(database, null), new ShopOfSeveral(database, null)];
  together = [new ShopOfSeveral(database, redis.url), new ShopOfSeveral(database, redis.url)];
  for (const shop of all()) await shop.open();
  // Without a connection to Redis nothing is counted by class.
  for (const [at, shop] of together.entries()) {
    const from = `203.0.113.${100 + at}`;
    while (!redis.keys.some((key) => key.endsWith(from))) await search(shop, from);
  }
});
afterAll(async () => {
  for (const shop of all()) await shop.close();
  await redis.stop();
});

let count = 0;
/** Distinct queries, so that none is a cache hit. */
function search(shop: TestShop, from: string): Promise<Response> {
  count += 1;
  return shop.fetch(`/api/openpath/search?query=oud${count}`, { headers: { 'x-forwarded-for': from } });
}

/** How many searches pass if they alternate between the processes. */
async function searchesThatPass([one, other]: [TestShop, TestShop], from: string, tries: number): Promise<number> {
  let passed = 0;
  for (let at = 0; at < tries; at += 1) {
    const { status } = await search(at % 2 === 0 ? one : other, from);
    expect([200, 429]).toContain(status);
    if (status === 200) passed += 1;
  }
  return passed;
}

const order = (shop: TestShop, body: ReturnType<typeof orderBody>, from: string) =>
  shop.fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

describe('two processes on one database', () => {
  it('[RULE-SAFE-12] with Redis share the rate limits, under keys with only class and client', async () => {
    expect(await searchesThatPass(together, '203.0.113.7', 3 * mostSearches)).toBe(mostSearches);
    expect(await searchesThatPass(together, '203.0.113.8', 1)).toBe(1);
    expect(redis.keys.slice(-2)).toEqual(['kraplyna-rate-search 203.0.113.7', 'kraplyna-rate-search 203.0.113.8']);
  });

  it('[RULE-SAFE-12] without Redis count separately, so that two allow twice as much', async () => {
    expect(await searchesThatPass(alone, '203.0.113.7', 3 * mostSearches)).toBe(2 * mostSearches);
  });

  it('[RULE-SAFE-13] share the limits of unpaid orders, with and without Redis', async () => {
    const goods = await makeProduct(database.db, { quantity: 100 });
    const body = orderBody([line(goods)], { phone: '+380671112233' });
    const tries = Array.from({ length: unpaidLimits.person.orders + 3 }, (_, at) =>
      order(alone[at % 2 === 0 ? 0 : 1], body, `203.0.113.${20 + at}`),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(unpaidLimits.person.orders);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
  });
});
