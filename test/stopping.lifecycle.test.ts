import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrand, listBrands } from '#contracts/brands.ts';
import { stopWithinMs } from '#server/closing.ts';
import { callAsAdministrator } from '#test/start/administrator.ts';
import { makePlace, removePlace, stockShop } from '#test/start/data-folder.ts';
import { connectBeside, holdBrands, waitForQueue } from '#test/start/running-database.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';

let place: string;
let dataDir: string;
let shop: StartedShop;

beforeAll(async () => {
  place = await makePlace();
  dataDir = path.join(place, 'data');
  await stockShop(dataDir);
});
afterAll(() => removePlace(place));

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

describe('a shop that is told to stop', () => {
  beforeEach(async () => {
    shop = await (await StartedShop.start(dataDir)).isOpen();
  });

  it('answers who waits already, refuses who comes later, and leaves nothing (SIGTERM)', async () => {
    const { call } = await callAsAdministrator(shop);
    await call(createBrand, { body: { name: 'Нічна фіалка' } });
    const beside = await connectBeside(shop);
    await holdBrands(beside);
    const answer = call(listBrands, {});
    await waitForQueue(beside, 1);

    await shop.signal('SIGTERM');
    expect(await refusesNewcomers()).toBe(true);
    await beside.query('rollback');
    await beside.end();
    expect((await answer).data.map(({ name }) => name)).toEqual(['Нічна фіалка']);
    expect(await shop.endsWithin(stopWithinMs)).toBe(0);
    expect(await shop.leftBehind()).toEqual([]);
    expect(shop.stderr).toBe('');
  });
});
