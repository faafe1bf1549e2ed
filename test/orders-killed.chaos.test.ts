import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type SandboxBank, startBank } from '#sandbox/bank/bank.ts';
import { findDatabaseProcesses } from '#server/db/embedded/processes.ts';
import { makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { freePort } from '#test/start/free-port.ts';
import { connectToShopDatabase } from '#test/start/shop-database.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, openDatabase, removeTempFolder } from '#test/start/temp-folder.ts';

const orderCount = 300;
const buyerCount = 8;
/** After so many responses and a random delay the shop is killed; every second time with its database. */
const killedAfter = [30, 100, 170, 240];
const initialStock = { pieces: 1000, volumeMl: 5000 };

type Goods = { piece: { id: string }; decant: { id: string } };

let place: string;
let dataDir: string;
let goods: Goods;
let port: number;
let bank: SandboxBank;

beforeAll(async () => {
  place = await makeTempFolder();
  dataDir = path.join(place, 'data');
  port = await freePort();
  // The bank is an external service: it keeps running, and its webhooks are lost while the shop is down.
  bank = await startBank({ dataDir: place, publicUrl: `http://127.0.0.1:${port}`, retryEveryMs: 500 });
  goods = await openDatabase(dataDir, async ({ db }) => ({
    piece: await makeProduct(db, { quantity: initialStock.pieces, currentPriceKopecks: 3333, discountPercent: 10 }),
    decant: await makeProduct(db, {
      isBottled: true,
      quantityMl: initialStock.volumeMl,
      quantity: 0,
      currentPriceKopecks: 1235,
    }),
  }));
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

type Wish = { readonly key: string; readonly body: string };

const wishes = (): Wish[] =>
  Array.from({ length: orderCount }, (_, at) => {
    const lines = [line(goods.piece, 1 + (at % 3)), line(goods.decant, 1 + (at % 7))];
    return {
      key: randomUUID(),
      body: JSON.stringify(
        orderBody(at % 2 === 0 ? lines : lines.toReversed(), { email: `buyer-${at}@kraplyna.test` }),
      ),
    };
  });

/** The invoice may exist although the response was lost: then it is paid without a webhook. */
async function pay(pageUrl: string | null): Promise<void> {
  if (pageUrl !== null) await bank.invoices.pay(pageUrl.split('/').at(-1) ?? '');
}

/** Retries with the same idempotency key until it succeeds. */
async function insist({ key, body }: Wish): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    })
      .then(async (response) => ({ status: response.status, envelope: await response.json() }))
      .catch(() => null);
    if (answer?.status === 200) {
      await pay(answer.envelope.data.pageUrl);
      return answer.envelope.data.order._id;
    }
    // Down or starting; any other failure is a defect.
    if (answer !== null && answer.status < 500) throw new Error(JSON.stringify(answer));
    await pause(20);
  }
}

/** Kills and restarts the shop so many times; returns the last one. */
async function keepKilling(first: StartedShop, answers: { readonly size: number }): Promise<StartedShop> {
  let shop = first;
  for (const [round, count] of killedAfter.entries()) {
    while (answers.size < count) await pause(2);
    await pause(Math.random() * 30);
    const database = round % 2 === 1 ? await findDatabaseProcesses(path.join(dataDir, 'postgres/cluster')) : [];
    for (const pid of [shop.pid, ...database]) process.kill(pid, 'SIGKILL');
    await shop.exited;
    shop = await open();
  }
  return shop;
}

/** Message-ids of the letters in the sandbox mailbox. */
async function deliveredLetters(): Promise<string[]> {
  const folder = path.join(dataDir, 'mailbox');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return letters.flatMap((text) => /^message-id: <(order-[\w-]+-accepted)@/im.exec(text)?.[1] ?? []);
}

/** Polls until the queue is empty. Returns the letters whose delivery is unknown, because the sender was killed in that instant. */
async function waitForLetters(database: pg.Client): Promise<string[]> {
  const isAnyWaiting = `select from graphile_worker.jobs where key like 'order-%-accepted' limit 1`;
  while ((await database.query(isAnyWaiting)).rows.length > 0) await pause(100);
  const { rows } = await database.query<{ event: string }>(
    `select event from sent_letters where left_at is null and event like 'order-%-accepted'`,
  );
  return rows.map(({ event }) => event);
}

/** Runs the job that polls the bank until every paid invoice is recorded. */
async function settlePayments(database: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ invoiceId: string }>(
      `select invoice_id as "invoiceId" from payments where state <> 'paid' and invoice_id is not null`,
    );
    if (!rows.some(({ invoiceId }) => bank.invoices.find(invoiceId)?.status === 'success')) return;
    await database.query(`update payments set asked_at = null where state <> 'paid'`);
    await database.query(`select graphile_worker.add_job('poll-payments', '{}', job_key => 'poll-now')`);
    await pause(200);
  }
}

it('kill -9 in the middle of 300 orders: each that was acknowledged is there once, with its stock, its money and its letter', async () => {
  const shop = await open();
  const waiting = wishes();
  const keys = new Set(waiting.map(({ key }) => key));
  const answers = new Map<string, string>();
  const buy = async () => {
    for (let wish = waiting.pop(); wish; wish = waiting.pop()) answers.set(wish.key, await insist(wish));
  };
  const [left] = await Promise.all([keepKilling(shop, answers), ...Array.from({ length: buyerCount }, buy)]);

  const database = await connectToShopDatabase(left);
  try {
    const { rows: orders } = await database.query<{ id: string; key: string }>(
      `select orders.id, idempotency_keys.key from orders
       left join idempotency_keys on answer ->> 'orderId' = orders.id::text`,
    );
    expect(orders).toHaveLength(orderCount);
    expect(new Map(orders.map(({ key, id }) => [key, id]))).toEqual(answers);
    expect(new Set(answers.keys())).toEqual(keys);

    const { rows: stock } = await database.query<{ id: string; left: number; sold: number }>(
      `select products.id, case when is_bottled then quantity_ml else products.quantity end as left,
         (select sum(order_lines.quantity)::integer from order_lines where product_id = products.id) as sold
       from products where id = any ($1)`,
      [[goods.piece.id, goods.decant.id]],
    );
    const total = new Map(stock.map(({ id, left, sold }) => [id, left + sold]));
    expect(total).toEqual(
      new Map([
        [goods.piece.id, initialStock.pieces],
        [goods.decant.id, initialStock.volumeMl],
      ]),
    );

    const { rows: halves } = await database.query(
      `select orders.id from orders
       where total_kopecks <> (select sum(order_lines.total_kopecks) from order_lines where order_id = orders.id)
         or (select count(*) from order_lines where order_id = orders.id) <> 2
         or (select count(*) from order_events where order_id = orders.id and kind = 'created') <> 1
         or (select sum(amount_kopecks) from payments where order_id = orders.id) <> total_kopecks`,
    );
    expect(halves, 'an order is whole or it is not').toEqual([]);

    await settlePayments(database);
    const { rows: money } = await database.query<{ invoiceId: string; state: string; orderState: string }>(
      `select invoice_id as "invoiceId", state, payment_state as "orderState" from payments join orders on orders.id = order_id`,
    );
    for (const { invoiceId, state, orderState } of money) {
      const isPaid = bank.invoices.find(invoiceId)?.status === 'success';
      expect([state, orderState]).toEqual(isPaid ? ['paid', 'paid'] : ['awaiting', 'awaiting']);
    }
    const paidCount = money.filter(({ state }) => state === 'paid').length;
    expect(paidCount).toBeGreaterThan(orderCount - buyerCount * killedAfter.length);

    const doubtful = await waitForLetters(database);
    const delivered = await deliveredLetters();
    expect(new Set(delivered).size, 'no letter twice').toBe(delivered.length);
    expect(new Set([...delivered, ...doubtful])).toEqual(new Set(orders.map(({ id }) => `order-${id}-accepted`)));
  } finally {
    await database.end();
  }
  await left.stop();
});
