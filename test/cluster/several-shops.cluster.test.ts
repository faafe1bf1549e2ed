import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setProductPrice } from '#contracts/product-changes.ts';
import { maxStalenessMs } from '#server/db/change-feed.ts';
import { makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { callAsAdministrator } from '#test/start/administrator.ts';
import type { StartedShop } from '#test/start/started-shop.ts';
import { administrator, Topology } from './topology.ts';

let topology: Topology;
let shops: [StartedShop, StartedShop];

beforeAll(async () => {
  topology = await Topology.open();
  shops = [await topology.startShop('one'), await topology.startShop('two')];
});
afterAll(() => topology.close());

type ReplicaStats = { available: number; reads: number };

async function replicaStats(shop: StartedShop): Promise<ReplicaStats> {
  const text = await (await fetch(`http://127.0.0.1:${shop.metricsPort}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    available: metric('database_replicas_available'),
    reads: metric('database_replica_reads_total'),
  };
}

async function waitForReplica(count: number): Promise<void> {
  for (const shop of shops) while ((await replicaStats(shop)).available !== count) await pause(20);
}

/** The price that buyers see. */
async function readPrice(shop: StartedShop, id: string): Promise<number> {
  const response = await fetch(shop.address(`/api/openpath/products/by/id/${id}`));
  expect(response.status).toBe(200);
  return (await response.json()).data.currentPrice;
}

const changeCount = 1000;
const firstPrice = 1000;

describe('two shops with a replica', () => {
  it('[RULE-SCALE-03] in 1,000 changes, with a replica that stops replaying at random, no answer is from before a change', async () => {
    await waitForReplica(1);
    const goods = await Promise.all(
      Array.from({ length: 4 }, () =>
        makeProduct(topology.database.db, { quantity: 5, currentPriceKopecks: firstPrice * 100 }),
      ),
    );
    const before = await Promise.all(shops.map(replicaStats));
    const writers = await Promise.all(shops.map((shop) => callAsAdministrator(shop, administrator)));
    /** The price that everybody must see since that moment, by product. */
    const known = new Map(goods.map(({ id }) => [id, [{ price: firstPrice, sinceMs: 0 }]]));
    let isOver = false;

    const change = async (id: string, count: number) => {
      for (let at = 0; at < count; at += 1) {
        const price = firstPrice + at;
        const writer = writers[at % writers.length];
        await writer?.call(setProductPrice, { params: { id }, body: { currentPrice: price + 1, was: price } });
        known.get(id)?.push({ price: price + 1, sinceMs: performance.now() + maxStalenessMs });
      }
    };
    const stale: string[] = [];
    let reads = 0;
    const read = async (shop: StartedShop) => {
      while (!isOver) {
        for (const { id } of goods) {
          const nowMs = performance.now();
          const least = known.get(id)?.findLast(({ sinceMs }) => sinceMs <= nowMs)?.price ?? 0;
          const price = await readPrice(shop, id);
          reads += 1;
          if (price < least) stale.push(`${price} instead of ${least}`);
        }
      }
    };
    const disturb = async () => {
      while (!isOver) {
        await topology.replica.pauseReplay();
        await pause(Math.random() * 2 * maxStalenessMs + maxStalenessMs);
        await topology.replica.resumeReplay();
        await pause(Math.random() * maxStalenessMs);
      }
    };
    const others = [...shops.map(read), disturb()];
    await Promise.all(goods.map(({ id }) => change(id, changeCount / goods.length)));
    isOver = true;
    await Promise.all(others);

    expect(stale).toEqual([]);
    expect(reads).toBeGreaterThan(changeCount);
    for (const shop of shops) {
      for (const { id } of goods) expect(await readPrice(shop, id)).toBe(firstPrice + changeCount / goods.length);
    }
    // The replica did answer.
    const after = await Promise.all(shops.map(replicaStats));
    for (const [at, { reads }] of after.entries()) expect(reads).toBeGreaterThan(before[at]?.reads ?? 0);
  });
});

type Wish = { readonly key: string; readonly body: string };
type Buying = { readonly answers: Map<string, string>; readonly done: Promise<unknown> };

/** Buyers repeat each order with its idempotency key, at either shop, until it is acknowledged. */
function buy(product: { id: string }, count: number): Buying {
  const wishes = Array.from({ length: count }, (_, at): Wish => {
    const body = orderBody([line(product)], { email: `buyer-${at}@kraplyna.test` });
    return { key: randomUUID(), body: JSON.stringify(body) };
  });
  const answers = new Map<string, string>();
  const insist = async ({ key, body }: Wish, at: number) => {
    for (let attempt = at; ; attempt += 1) {
      const shop = shops[attempt % 2 === 0 ? 0 : 1];
      const answer = await fetch(shop.address('/api/orders'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body,
      })
        .then(async (response) => ({ status: response.status, envelope: await response.json() }))
        .catch(() => null);
      if (answer?.status === 200) return void answers.set(key, answer.envelope.data.order._id);
      if (answer !== null && answer.status < 500) throw new Error(JSON.stringify(answer));
      await pause(20);
    }
  };
  const waiting = [...wishes.entries()];
  const buyer = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await insist(next[1], next[0]);
  };
  return { answers, done: Promise.all(Array.from({ length: 6 }, buyer)) };
}

/** Every acknowledged order is there, each wish once. */
async function expectOnce(product: { id: string }, { answers }: Buying, count: number): Promise<void> {
  const { rows } = await topology.database.pool.query<{ id: string; key: string }>(
    `select orders.id, idempotency_keys.key from orders
     join order_lines on order_id = orders.id and product_id = $1
     left join idempotency_keys on answer ->> 'orderId' = orders.id::text`,
    [product.id],
  );
  expect(rows).toHaveLength(count);
  expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(answers);
}

let searches = 0;

/** Reads that no cache knows, one after the other; returns the moments of those that failed. */
async function keepReading(shop: StartedShop, isOver: () => boolean): Promise<number[]> {
  const failedMs: number[] = [];
  while (!isOver()) {
    searches += 1;
    const status = await fetch(shop.address(`/api/openpath/search?query=perfume${searches}`)).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) continue;
    failedMs.push(performance.now());
    await pause(5);
  }
  return failedMs;
}

/** Buyers and readers while `disturb` does its harm; returns the moments of failed reads, by shop. */
async function whileSelling(count: number, disturb: (buying: Buying) => Promise<void>): Promise<number[][]> {
  const product = await makeProduct(topology.database.db, { quantity: count });
  const buying = buy(product, count);
  let isOver = false;
  const readers = shops.map((shop) => keepReading(shop, () => isOver));
  while (buying.answers.size < count / 4) await pause(5);
  await disturb(buying);
  await buying.done;
  isOver = true;
  const failed = await Promise.all(readers);
  await expectOnce(product, buying, count);
  return failed;
}

const orderCount = 120;

describe('while orders are placed at two shops', () => {
  it('[RULE-SCALE-05] a replica that is killed loses no order, and no reader notices', async () => {
    await waitForReplica(1);
    expect(await whileSelling(orderCount, () => topology.replica.kill())).toEqual([[], []]);
    await waitForReplica(0);
    await topology.replica.start();
    await waitForReplica(1);
  });

  it('[RULE-SCALE-05] a pooler that is restarted loses no order, and readers see no error a second later', async () => {
    let backMs = 0;
    const failed = await whileSelling(orderCount, async () => {
      await topology.pooler.kill();
      await topology.pooler.start();
      backMs = performance.now();
    });
    expect(failed.flat().filter((atMs) => atMs > backMs + 1000)).toEqual([]);
  });

  it('[RULE-SCALE-05] a shop that is killed loses no order and doubles none, and readers of the other go on', async () => {
    const [killed] = shops;
    const failed = await whileSelling(orderCount, async () => {
      await killed.signal('SIGKILL');
      await killed.exited;
    });
    expect(failed[1]).toEqual([]);
  });
});
