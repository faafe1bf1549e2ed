import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrand, listBrands } from '#contracts/brands.ts';
import { stopWithinMs } from '#server/shutdown.ts';
import { callAsAdministrator } from '#test/start/administrator.ts';
import { connectToShopDatabase, lockBrands, waitForLockWaits } from '#test/start/shop-database.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, removeTempFolder, seedShop } from '#test/start/temp-folder.ts';

let place: string;
let dataDir: string;
let shop: StartedShop;

beforeAll(async () => {
  place = await makeTempFolder();
  dataDir = path.join(place, 'data');
  await seedShop(dataDir);
});
afterAll(() => removeTempFolder(place));

afterEach(endAllShops);

const refusesNewcomers = async () => {
  for (;;) {
    const isServed = await fetch(shop.address('/healthz'), { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
    if (!isServed) return true;
    await pause(20);
  }
};

describe('a shop behind a load balancer', () => {
  it('says that it is not ready as soon as it is to stop, and serves on for DRAIN_SECONDS', async () => {
    const drainSeconds = 10;
    shop = await (await StartedShop.start(dataDir, { DRAIN_SECONDS: String(drainSeconds) })).isOpen();
    const status = async (address: string) => (await fetch(shop.address(address))).status;
    expect(await status('/readyz')).toBe(200);
    const signalledAt = Date.now();
    await shop.signal('SIGTERM');
    while ((await status('/readyz')) === 200) await pause(20);
    expect(await (await fetch(shop.address('/readyz'))).json()).toEqual({ status: 'unavailable', accepting: false });
    expect(await status('/healthz')).toBe(200);
    expect(await status('/api/openpath/categories/getall/ismenu')).toBe(200);
    expect(await shop.exitsWithin(drainSeconds * 1000 + stopWithinMs)).toBe(0);
    expect(Date.now() - signalledAt).toBeGreaterThanOrEqual(drainSeconds * 1000);
    expect(shop.stderr).toBe('');
  });
});

describe('a shop that gets a signal to stop', () => {
  beforeEach(async () => {
    shop = await (await StartedShop.start(dataDir)).isOpen();
  });

  it('answers who waits already, refuses who comes later, and leaves nothing (SIGTERM)', async () => {
    const { call } = await callAsAdministrator(shop);
    await call(createBrand, { body: { name: 'Нічна фіалка' } });
    const database = await connectToShopDatabase(shop);
    await lockBrands(database);
    const answer = call(listBrands, {});
    await waitForLockWaits(database, 1);

    await shop.signal('SIGTERM');
    expect(await refusesNewcomers()).toBe(true);
    await database.query('rollback');
    await database.end();
    expect((await answer).data.map(({ name }) => name)).toEqual(['Нічна фіалка']);
    expect(await shop.exitsWithin(stopWithinMs)).toBe(0);
    expect(await shop.orphans()).toEqual([]);
    expect(shop.stderr).toBe('');
  });
});
