import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SandboxCashRegister, startSandboxCashRegister } from '#sandbox/cash-register/cash-register.ts';
import { waitForSales } from '#test/closing-time.ts';
import { makeOrder, makePayment } from '#test/factories.ts';
import { freePort } from '#test/start/free-port.ts';
import { connectToShopDatabase } from '#test/start/shop-database.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, openDatabase, removeTempFolder } from '#test/start/temp-folder.ts';

const orderCount = 9;

let place: string;
let dataDir: string;
let port: number;
let register: SandboxCashRegister;
let orderNos: number[];

beforeAll(async () => {
  await waitForSales();
  place = await makeTempFolder();
  dataDir = path.join(place, 'data');
  port = await freePort();
  // An external service: it keeps running.
  register = await startSandboxCashRegister();
  await openDatabase(dataDir, async ({ db }) => {
    orderNos = [];
    const now = new Date();
    for (let order = 0; order < orderCount; order += 1) {
      const made = await makeOrder(db, { paymentState: 'paid' });
      await makePayment(db, made, { state: 'paid', receiptsBy: 'checkbox', createdAt: now, updatedAt: now });
      orderNos.push(made.orderNo);
    }
  });
});
afterAll(async () => {
  await register.stop();
  await removeTempFolder(place);
});
afterEach(endAllShops);

const open = async () => {
  const settings = {
    PORT: String(port),
    FISCAL_RECEIPTS: 'checkbox',
    CHECKBOX_URL: register.url,
    CHECKBOX_LOGIN: register.login,
    CHECKBOX_PASSWORD: register.password,
    CHECKBOX_LICENSE_KEY: register.licenseKey,
  };
  return (await StartedShop.start(dataDir, settings)).isOpen();
};

const soldFor = (orderNo: number) =>
  register.till.receipts.filter(({ context }) => (context as { order: string }).order === String(orderNo));

/** Nobody waits here for the clock: claims of killed processes look older than they are, and the sweep runs at once. */
async function hurry(database: pg.Client): Promise<void> {
  await database.query(`update fiscal_receipts set claimed_at = null, updated_at = updated_at - interval '1 hour'
    where state in ('due', 'sent') and claimed_at < now() - interval '3 seconds'`);
  await database.query(`update register_shifts set claimed_at = null where claimed_at < now() - interval '3 seconds'`);
  await database.query(`select graphile_worker.add_job('sweep-fiscal-receipts', '{}', job_key => 'hurry')`);
}

async function countDone(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(`select count(*) from fiscal_receipts where state = 'done'`);
  return Number(rows[0]?.count);
}

it('[RULE-FISC-04] leave one receipt per payment and one shift, though the shop is killed while it makes them', async () => {
  for (const killedAfter of [1, 4]) {
    const shop = await open();
    const database = await connectToShopDatabase(shop);
    register.faults.breakNext('receipts/sell', { kind: 'page', status: 502 });
    await hurry(database);
    while (register.till.receipts.length < killedAfter) {
      await pause(5);
    }
    await database.end().catch(() => undefined);
    process.kill(shop.pid, 'SIGKILL');
    await shop.exited;
  }
  const database = await connectToShopDatabase(await open());
  while ((await countDone(database)) < orderCount) {
    await hurry(database);
    await pause(500);
  }
  await database.end();
  expect(orderNos.map((orderNo) => soldFor(orderNo).map(({ status }) => status))).toEqual(orderNos.map(() => ['DONE']));
  expect(register.till.shifts).toHaveLength(1);
});
