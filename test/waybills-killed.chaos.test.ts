import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SandboxCarrier, startSandboxCarrier } from '#sandbox/carrier/carrier.ts';
import { cities, pointRefOf, pointsOf } from '#sandbox/carrier/directory.ts';
import { makeOrder, makePerson } from '#test/factories.ts';
import { freePort } from '#test/start/free-port.ts';
import { connectToShopDatabase } from '#test/start/shop-database.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, openDatabase, removeTempFolder } from '#test/start/temp-folder.ts';

const orderCount = 24;

let place: string;
let dataDir: string;
let port: number;
let carrier: SandboxCarrier;
let token: string;
let made: { id: string; orderNo: number }[];

beforeAll(async () => {
  place = await makeTempFolder();
  dataDir = path.join(place, 'data');
  port = await freePort();
  // An external service: it keeps running, and writes its documents a moment after its answer, as the real one does.
  carrier = await startSandboxCarrier();
  carrier.writtenAfterMs = 500;
  const city = cities.find(({ Description }) => Description === 'Львів');
  const [point] = city ? pointsOf(city) : [];
  if (!city || !point) throw new Error('Lviv has no branch');
  const destination = {
    kind: 'branch',
    cityRef: city.Ref,
    pointRef: pointRefOf(point),
    number: point.number,
    index: '1/1',
  } as const;
  await openDatabase(dataDir, async ({ db }) => {
    token = (await makePerson(db, { admin: ['orders'] })).token;
    made = [];
    for (let order = 0; order < orderCount; order += 1)
      made.push(await makeOrder(db, { destination, paymentState: 'paid', phone: `+3806712345${10 + order}` }));
  });
});
afterAll(async () => {
  await carrier.stop();
  await removeTempFolder(place);
});
afterEach(endAllShops);

const open = async () => {
  const settings = { PORT: String(port), NOVA_POSHTA_URL: carrier.url, NOVA_POSHTA_KEY: carrier.key };
  return (await StartedShop.start(dataDir, settings)).isOpen();
};

async function requestWaybills(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/shipments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ids: made.map(({ id }) => id) }),
  });
  expect(answer.status).toBe(200);
}

const countAt = () => made.map(({ orderNo }) => carrier.parcels.ofOrder(orderNo).length);
const doneAtCarrier = () => countAt().filter((count) => count > 0).length;

async function openWaybills(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from shipments where state in ('requested', 'unknown')`,
  );
  return Number(rows[0]?.count);
}

/**
 * Nobody waits here for the clock: claims of killed processes, and waybills that were sent long enough ago for the carrier to have
 * written them, look older than they are.
 */
async function hurry(database: pg.Client, killedAt: Date): Promise<void> {
  await database.query(`update shipments set claimed_at = claimed_at - interval '1 hour' where claimed_at < $1`, [
    killedAt,
  ]);
  await database.query(
    `update shipments set sent_at = sent_at - interval '1 hour' where state = 'unknown' and sent_at < now() - interval '3 seconds'`,
  );
  await database.query(`update shipments set next_try_at = now() where state in ('requested', 'unknown')`);
  await database.query(`select graphile_worker.add_job('sync-waybills', '{}', job_key => 'hurry')`);
}

it('[RULE-SHIP-03] leave one waybill per order, though the shop is killed while it makes them', async () => {
  let shop = await open();
  let killedAt = new Date(0);
  await requestWaybills();
  for (const killedAfter of [3, 9, 15]) {
    // Some answers are lost as well.
    carrier.faults.breakNext('InternetDocument/save', { kind: 'lost' });
    while (doneAtCarrier() < killedAfter) await pause(5);
    process.kill(shop.pid, 'SIGKILL');
    await shop.exited;
    killedAt = new Date();
    shop = await open();
  }
  const database = await connectToShopDatabase(shop);
  while ((await openWaybills(database)) > 0) {
    await hurry(database, killedAt);
    await pause(500);
  }
  const { rows } = await database.query<{ number: string; order_no: string }>(
    `select number, order_no from shipments join orders on orders.id = order_id where state = 'created'`,
  );
  await database.end();
  expect(countAt()).toEqual(made.map(() => 1));
  expect(rows).toHaveLength(orderCount);
  for (const { number, order_no: orderNo } of rows) {
    expect(carrier.parcels.ofOrder(Number(orderNo))[0]?.number).toBe(number);
  }
});
