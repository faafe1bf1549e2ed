import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, openDatabase, removeTempFolder } from '#test/start/temp-folder.ts';

let place: string;
let dataDir: string;

beforeEach(async () => {
  place = await makeTempFolder();
  dataDir = path.join(place, 'data');
});
afterEach(async () => {
  await endAllShops();
  await removeTempFolder(place);
});

async function interruptAt(step: RegExp, signal: NodeJS.Signals): Promise<void> {
  const shop = await StartedShop.start(dataDir);
  await shop.says(step);
  await shop.signal(signal);
  const code = await shop.exitsWithin(10_000);
  expect(shop.stderr).toBe('');
  if (signal === 'SIGKILL') return;
  expect(code).toBe(0);
  expect(await shop.orphans()).toEqual([]);
}

type Goods = { categories: number; products: number; orders: number };

const countGoods = () =>
  openDatabase(dataDir, async ({ db }) => {
    const { rows } = await db.execute<Goods>(sql`
      select (select count(*) from categories) as categories, (select count(*) from products) as products,
        (select count(*) from orders) as orders`);
    return rows[0];
  });

async function expectSummary(shop: StartedShop): Promise<void> {
  const at = `http://127.0.0.1:${shop.port}`;
  const lines = shop.stdout.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '));
  expect(lines).toEqual(
    expect.arrayContaining([
      `Shop ${at}/`,
      `Admin panel ${at}/admin`,
      `API ${at}/api/docs`,
      `Letters ${at}/sandbox/mail`,
      'Demo administrator admin@kraplyna.test / kraplyna-admin',
      'Demo customer olena@kraplyna.test / kraplyna-olena',
      `Data ${dataDir}`,
      expect.stringMatching(/^Warning: everybody knows the demo passwords\./),
    ]),
  );
}

async function expectPages(shop: StartedShop): Promise<void> {
  const health = await fetch(shop.address('/healthz'));
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  const readiness = await fetch(shop.address('/readyz'));
  expect([readiness.status, await readiness.json()]).toEqual([200, { status: 'ok', database: true, migrations: true }]);
  const index = await fetch(shop.address('/index'));
  expect(index.status).toBe(200);
  expect(await index.text()).toContain('Краплина');
  expect((await fetch(shop.address('/sandbox/mail'))).status).toBe(200);
}

describe('npm start', () => {
  it('[ST-AUTH-19] opens a new shop, however often the first start was cut short, and says what is where; the second start finds it as it was', {
    // All demo pictures are drawn here.
    timeout: 15 * 60_000,
  }, async () => {
    const creating = /creating the database/;
    const migrating = /bringing the tables up to date/;
    const drawing = /drawing the pictures/;
    const filling = /filling the demo catalogue/;
    await interruptAt(creating, 'SIGKILL');
    await interruptAt(creating, 'SIGTERM');
    await interruptAt(migrating, 'SIGKILL');
    await interruptAt(migrating, 'SIGTERM');
    await interruptAt(drawing, 'SIGKILL');
    await interruptAt(drawing, 'SIGINT');
    await interruptAt(filling, 'SIGKILL');
    const cutShort = await countGoods();

    const first = await (await StartedShop.start(dataDir)).isOpen();
    await expectSummary(first);
    await expectPages(first);
    await first.stop();
    expect(await first.orphans()).toEqual([]);
    const whole = await countGoods();

    const second = await (await StartedShop.start(dataDir)).isOpen();
    await expectSummary(second);
    await expectPages(second);
    await second.stop();
    expect(await countGoods()).toEqual(whole);
    expect(whole?.products).toBeGreaterThanOrEqual(400);
    // The demo is filled in one transaction: all of it or nothing.
    expect([{ categories: 0, products: 0, orders: 0 }, whole]).toContainEqual(cutShort);
  });
});
