import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createBrand, listBrands } from '#contracts/brands.ts';
import { findDatabaseProcesses } from '#server/db/embedded/processes.ts';
import { stopWithinMs } from '#server/shutdown.ts';
import { makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { callAsAdministrator } from '#test/start/administrator.ts';
import { connectToShopDatabase } from '#test/start/shop-database.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, openDatabase, removeTempFolder } from '#test/start/temp-folder.ts';

const orderCount = 60;
const buyerCount = 4;
/** After so many responses the postmaster is killed, and later one backend, which makes PostgreSQL terminate all others. */
const killedAfter = { postmaster: 15, connection: 40 };

/** At most so many letters are in flight when the database goes down. */
const mostJobsAtOnce = 4;

let place: string;
let dataDir: string;
let product: { id: string };

beforeAll(async () => {
  place = await makeTempFolder();
  dataDir = path.join(place, 'data');
  product = await openDatabase(dataDir, ({ db }) => makeProduct(db, { quantity: 1000 }));
});
afterAll(() => removeTempFolder(place));
afterEach(endAllShops);

type Answer = { readonly status: number; readonly retryAfter: string | null };

/** Each buyer has an IP address of their own, so that no rate limit applies. */
const addressOf = (key: string) =>
  `10.${key
    .match(/[0-9a-f]{2}/g)
    ?.slice(0, 3)
    .map((byte) => Number.parseInt(byte, 16))
    .join('.')}`;

/** Retries with the same idempotency key until it succeeds; records all other responses. */
async function insist(shop: StartedShop, key: string, others: Answer[]): Promise<string> {
  for (;;) {
    const response = await fetch(shop.address('/api/orders'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': addressOf(key) },
      body: JSON.stringify(orderBody([line(product, 1)], { email: `${key}@kraplyna.test` })),
    });
    const { data } = await response.json();
    if (response.status === 200) return data.order._id;
    others.push({ status: response.status, retryAfter: response.headers.get('retry-after') });
    await pause(20);
  }
}

async function orderLetters(): Promise<Set<string>> {
  const folder = path.join(dataDir, 'mailbox');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return new Set(letters.flatMap((text) => /^message-id: <order-([\w-]+)-accepted@/im.exec(text)?.[1] ?? []));
}

/** Polls until the queue is empty. Returns the letters whose delivery is unknown, because the database went down in that instant. */
async function waitForLetters(database: pg.Client): Promise<string[]> {
  const isAnyWaiting = `select from graphile_worker.jobs where key like 'order-%-accepted' limit 1`;
  while ((await database.query(isAnyWaiting)).rows.length > 0) await pause(100);
  const { rows } = await database.query<{ id: string }>(
    `select substring(event from 'order-(.*)-accepted') as id from sent_letters where left_at is null and event like 'order-%-accepted'`,
  );
  return rows.map(({ id }) => id);
}

async function killConnection(shop: StartedShop): Promise<void> {
  const database = await connectToShopDatabase(shop);
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'kraplyna' limit 1`,
  );
  await database.end();
  const [connection] = rows;
  // kill(0) would signal our own process group.
  if (!connection) throw new Error('The shop has no connection to its database');
  process.kill(connection.pid, 'SIGKILL');
}

it('[RULE-SAFE-20] kill -9 of the embedded database: the shop starts it again and goes on, and no acknowledged order is lost', async () => {
  const shop = await (await StartedShop.start(dataDir, { TRUSTED_PROXIES: '127.0.0.1' })).isOpen();
  const [postmaster = 0] = await findDatabaseProcesses(path.join(dataDir, 'postgres/cluster'));
  const { call } = await callAsAdministrator(shop);
  const placed = new Set<string>();
  const others: Answer[] = [];
  const readiness = new Set<string>();

  const keys = Array.from({ length: orderCount }, () => randomUUID());
  const buy = async () => {
    for (let key = keys.pop(); key; key = keys.pop()) placed.add(await insist(shop, key, others));
  };
  const kill = async () => {
    while (placed.size < killedAfter.postmaster) await pause(2);
    process.kill(postmaster, 'SIGKILL');
    while (placed.size < killedAfter.connection) {
      const response = await fetch(shop.address('/readyz'));
      readiness.add(`${response.status} ${(await response.json()).database}`);
      await pause(5);
    }
    await killConnection(shop);
  };
  await Promise.all([kill(), ...Array.from({ length: buyerCount }, buy)]);

  expect(placed.size).toBe(orderCount);
  // Requests meanwhile got 503 with Retry-After.
  for (const answer of others) expect(answer).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
  expect(others.length).toBeGreaterThan(0);
  expect([...readiness].sort()).toEqual(['200 true', '503 false']);

  const database = await connectToShopDatabase(shop);
  const { rows } = await database.query<{ id: string }>('select id from orders');
  expect(new Set(rows.map(({ id }) => id))).toEqual(placed);

  const doubtful = await waitForLetters(database);
  await database.end();
  const delivered = await orderLetters();
  expect(new Set([...delivered, ...doubtful])).toEqual(placed);
  expect(delivered.size).toBeGreaterThanOrEqual(orderCount - 2 * mostJobsAtOnce);
  const [last] = [...placed].slice(-1);
  expect(delivered, 'a letter of the time after').toContain(last);

  // The cache still receives invalidations.
  for (const name of ['Після бурі', 'Тиша']) {
    await call(createBrand, { body: { name } });
    expect((await call(listBrands, {})).data.map((brand) => brand.name)).toContain(name);
  }
  const [successor] = await findDatabaseProcesses(path.join(dataDir, 'postgres/cluster'));
  expect(successor).not.toBe(postmaster);
  await shop.signal('SIGTERM');
  expect(await shop.exitsWithin(stopWithinMs)).toBe(0);
  expect(await shop.orphans()).toEqual([]);
});
