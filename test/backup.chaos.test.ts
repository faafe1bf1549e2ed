import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { connectToShopDatabase } from '#test/start/shop-database.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, openDatabase, removeTempFolder } from '#test/start/temp-folder.ts';

let place: string;
let dataDir: string;
let goods: { id: string };
const backup = () => path.join(place, 'backup');

type Result = { code: number; output: string };

/** A script as `npm run` starts it. */
const run = (script: string, parameters: readonly string[], folder = dataDir): Promise<Result> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/', DATA_DIR: folder };
    execFile(process.execPath, [`scripts/${script}.ts`, ...parameters], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

beforeAll(async () => {
  place = await makeTempFolder();
  dataDir = path.join(place, 'data');
  goods = await openDatabase(dataDir, ({ db }) => makeProduct(db, { quantity: 100_000, currentPriceKopecks: 3333 }));
  await mkdir(path.join(dataDir, 'media/one'), { recursive: true });
  await writeFile(path.join(dataDir, 'media/one/960.webp'), 'a picture');
});
afterAll(() => removeTempFolder(place));
afterEach(endAllShops);

async function placeOrder(shop: StartedShop): Promise<string> {
  const response = await fetch(shop.address('/api/orders'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(orderBody([line(goods, 1)], { email: `buyer-${randomUUID()}@kraplyna.test` })),
  });
  const envelope = await response.json();
  if (response.status !== 200) throw new Error(JSON.stringify(envelope));
  return envelope.data.order._id;
}

/** Orders that are whole; every row is read through the table and through its indexes. */
async function wholeOrders(shop: StartedShop): Promise<Set<string>> {
  const database = await connectToShopDatabase(shop);
  try {
    await database.query('create extension if not exists amcheck');
    await database.query(`
      select bt_index_check(index => pg_class.oid, heapallindexed => true) from pg_index
      join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam join pg_namespace on pg_namespace.oid = relnamespace
      where amname = 'btree' and nspname = 'public' and indisvalid`);
    const { rows: damage } = await database.query(
      `select damage.* from pg_class cross join lateral verify_heapam(pg_class.oid) as damage
       where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect(damage).toEqual([]);
    const { rows: halves } = await database.query(`
      select orders.id from orders
      where total_kopecks <> (select sum(order_lines.total_kopecks) from order_lines where order_id = orders.id)
        or (select count(*) from order_events where order_id = orders.id and kind = 'created') <> 1
        or (select sum(amount_kopecks) from payments where order_id = orders.id) <> total_kopecks`);
    expect(halves).toEqual([]);
    const { rows: stock } = await database.query<{ all: number }>(
      `
      select quantity + (select sum(quantity)::integer from order_lines where product_id = products.id) as all
      from products where id = $1`,
      [goods.id],
    );
    expect(stock).toEqual([{ all: 100_000 }]);
    const { rows } = await database.query<{ id: string }>('select id from orders');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await database.end();
  }
}

describe('a backup of the running shop', () => {
  it('[RULE-SCALE-07] has every order that was answered before it began, and a shop starts from it', async () => {
    const shop = await (await StartedShop.start(dataDir)).isOpen();
    const answered: string[] = [];
    let isSelling = true;
    const sell = async () => {
      while (isSelling) answered.push(await placeOrder(shop));
    };
    const sellers = Promise.all([sell(), sell()]);
    while (answered.length < 20) await Promise.race([new Promise((resolve) => setImmediate(resolve)), sellers]);
    const before = [...answered];
    const taken = await run('backup', ['--to', backup()]);
    const after = answered.length;
    isSelling = false;
    await sellers;
    expect(taken).toMatchObject({ code: 0, output: expect.stringContaining(`The backup is in ${backup()}`) });
    expect(after, 'orders came while it was copied').toBeGreaterThan(before.length);
    await shop.stop();

    const elsewhere = path.join(place, 'elsewhere');
    const restored = await run('restore', ['--from', backup()], elsewhere);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Start the shop with npm start') });
    expect(await readFile(path.join(elsewhere, 'media/one/960.webp'), 'utf8')).toBe('a picture');
    const again = await (await StartedShop.start(elsewhere)).isOpen();
    const orders = await wholeOrders(again);
    expect(before.filter((id) => !orders.has(id))).toEqual([]);
    expect(orders.size).toBeLessThan(answered.length + 1);
    expect(orders.has(await placeOrder(again))).toBe(false);
    await again.stop();
  });

  it('[RULE-SCALE-07] takes the place of a shop only if that is said, and puts the old one aside', async () => {
    const refused = await run('restore', ['--from', backup()]);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    const replaced = await run('restore', ['--from', backup(), '--replace']);
    expect(replaced).toMatchObject({ code: 0, output: expect.stringContaining('postgres.before-') });
    expect((await readdir(dataDir)).filter((name) => name.includes('.before-'))).toHaveLength(2);
  });

  it('[RULE-SCALE-07] is refused with a sentence: not running, not empty, running, another version, damaged', async () => {
    const refusal = async (script: string, parameters: readonly string[], words: string, folder = dataDir) =>
      expect(await run(script, parameters, folder)).toMatchObject({ code: 1, output: expect.stringContaining(words) });

    await refusal('backup', ['--to', path.join(place, 'other')], 'does not run');
    await refusal('backup', ['--to', backup()], 'is not empty');
    await refusal('restore', ['--from', place], 'There is no backup');

    const shop = await (await StartedShop.start(dataDir)).isOpen();
    await refusal('restore', ['--from', backup(), '--replace'], 'is in use by another shop');
    await shop.stop();

    const manifestFile = path.join(backup(), 'manifest.json');
    const text = await readFile(manifestFile, 'utf8');
    const manifest = JSON.parse(text);
    await writeFile(manifestFile, JSON.stringify({ ...manifest, postgresVersion: '11.5' }));
    await refusal('restore', ['--from', backup()], 'made by PostgreSQL 11.5', path.join(place, 'new'));
    await writeFile(manifestFile, text);

    const table = manifest.files.find(
      ({ path: name, size }: { path: string; size: number }) => name.includes('/base/') && size > 0,
    );
    const file = path.join(backup(), table.path);
    const bytes = await readFile(file);
    bytes[100] = (bytes[100] ?? 0) ^ 255;
    await writeFile(file, bytes);
    await refusal('restore', ['--from', backup()], `${table.path} is not as it was written`, path.join(place, 'new'));
    await rm(file);
    await refusal('restore', ['--from', backup()], `${table.path} is missing`, path.join(place, 'new'));
  });
});
