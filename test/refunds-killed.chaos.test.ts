import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SandboxBank, startBank } from '#sandbox/bank/bank.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { freePort } from '#test/start/free-port.ts';
import { connectToShopDatabase } from '#test/start/shop-database.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, openDatabase, removeTempFolder } from '#test/start/temp-folder.ts';

const orderCount = 8;
const kills = 2;

let place: string;
let dataDir: string;
let port: number;
let bank: SandboxBank;
let product: { id: string };
let token: string;

beforeAll(async () => {
  place = await makeTempFolder();
  dataDir = path.join(place, 'data');
  port = await freePort();
  bank = await startBank({ dataDir: place, publicUrl: `http://127.0.0.1:${port}`, retryEveryMs: 500 });
  await openDatabase(dataDir, async ({ db }) => {
    product = await makeProduct(db, { quantity: 100, currentPriceKopecks: 20_000 });
    ({ token } = await makePerson(db, { admin: ['orders'], signedInUntil: new Date(Date.now() + 3_600_000) }));
  });
});
afterAll(async () => {
  await bank.stop();
  await removeTempFolder(place);
});
afterEach(endAllShops);

const open = async () => {
  const settings = { PORT: String(port), MONOBANK_URL: bank.url, MONOBANK_TOKEN: bank.token };
  return (await StartedShop.start(dataDir, settings)).isOpen();
};

/** Null while the shop is down or starting. */
async function request(method: string, at: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${at}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
    .then(async (response) => ({ ...(await response.json()), status: response.status }))
    .catch(() => null);
  return answer?.status === 200 ? answer.data : null;
}

async function buy(number: number): Promise<string> {
  const body = orderBody([line(product, 2)], { email: `buyer-${number}@kraplyna.test` });
  const response = await fetch(`http://127.0.0.1:${port}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const { data, message } = await response.json();
  if (!response.ok) throw new Error(message);
  await bank.invoices.pay(data.pageUrl.split('/').at(-1));
  return data.order._id;
}

/** As staff who saw no answer: look whether it was written down, and ask again if not. */
async function insistOnRefund(orderId: string): Promise<void> {
  for (;;) {
    const known = await request('GET', `admin/orders/refunds/${orderId}`);
    if (known?.refunds.length > 0) return;
    const lines = [{ product: product.id, quantity: 1, restock: true }];
    if (known) {
      const body = { lines, reason: 'Пошкоджено', version: known.version };
      await request('POST', `admin/orders/refunds/${orderId}`, body);
    }
    await pause(300);
  }
}

it('[RULE-REFUND-02] kill -9 in the middle of refunds leaves exactly one of each, and its piece in stock', async () => {
  let shop = await open();
  const ids: string[] = [];
  for (let number = 0; number < orderCount; number += 1) ids.push(await buy(number));
  const refunding = Promise.all(ids.map(insistOnRefund));
  for (let round = 0; round < kills; round += 1) {
    // The answer is lost as well; the next process finds the refund in the bank's list.
    bank.faults.breakNext('invoice/cancel', { kind: 'lost' });
    await pause(Math.random() * 300);
    process.kill(shop.pid, 'SIGKILL');
    await shop.exited;
    shop = await open();
  }
  await refunding;

  const database = await connectToShopDatabase(shop);
  try {
    for (;;) {
      const { rows } = await database.query(`select from refunds where state <> 'done'`);
      if (rows.length === 0) break;
      await database.query(`update payments set asked_at = null`);
      await database.query(`select graphile_worker.add_job('poll-payments', '{}', job_key => 'poll-now')`);
      await pause(200);
    }
    const { rows } = await database.query<{ invoiceId: string; refunds: string[]; refunded: number }>(
      `select invoice_id as "invoiceId", refunded_kopecks as refunded,
         (select array_agg(id::text) from refunds where payment_id = payments.id) as refunds from payments`,
    );
    expect(rows).toHaveLength(orderCount);
    for (const { invoiceId, refunds, refunded } of rows) {
      const made = bank.invoices.find(invoiceId)?.refunds.map(({ extRef, amount, status }) => [extRef, amount, status]);
      expect(made).toEqual([[refunds[0], 20_000, 'success']]);
      expect([refunds.length, refunded]).toEqual([1, 20_000]);
    }
    const { rows: stock } = await database.query(`select quantity from products where id = $1`, [product.id]);
    expect(stock).toEqual([{ quantity: 100 - orderCount }]);
  } finally {
    await database.end();
  }
  await shop.stop();
});
