import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBrand, listBrands } from '#contracts/brands.ts';
import { findDatabaseProcesses } from '#server/db/embedded/processes.ts';
import { callAsAdministrator } from '#test/start/administrator.ts';
import { connectToShopDatabase } from '#test/start/shop-database.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, removeTempFolder, seedShop } from '#test/start/temp-folder.ts';

let place: string;
let dataDir: string;

beforeAll(async () => {
  place = await makeTempFolder();
  dataDir = path.join(place, 'data');
  await seedShop(dataDir);
});
afterAll(() => removeTempFolder(place));
afterEach(endAllShops);

const openShop = async () => (await StartedShop.start(dataDir)).isOpen();
const databaseOf = (shop: StartedShop) => findDatabaseProcesses(path.join(shop.dataDir, 'postgres/cluster'));

/** Writes concurrently until the shop is down. Returns the acknowledged names. */
async function writeBrands(shop: StartedShop, onWritten: (count: number) => void): Promise<string[]> {
  const { call } = await callAsAdministrator(shop);
  const written: string[] = [];
  const write = async (person: number) => {
    for (let count = 1; ; count += 1) {
      const name = `Дім ${shop.pid}-${person}-${count}`;
      try {
        await call(createBrand, { body: { name } });
      } catch {
        return;
      }
      written.push(name);
      onWritten(written.length);
    }
  };
  await Promise.all([1, 2, 3, 4].map(write));
  return written;
}

async function expectBrands(shop: StartedShop, names: string[]): Promise<void> {
  const { call } = await callAsAdministrator(shop);
  const found = new Set((await call(listBrands, {})).data.map(({ name }) => name));
  expect(names.filter((name) => !found.has(name))).toEqual([]);
}

describe('kill -9', () => {
  it('of the shop, or of the shop and its database, while people write loses nothing that was acknowledged', async () => {
    const acknowledged: string[] = [];

    const first = await openShop();
    acknowledged.push(
      ...(await writeBrands(first, (count) => {
        if (count === 30) process.kill(first.pid, 'SIGKILL');
      })),
    );
    expect(await first.exitsWithin(60_000)).toBeNull();
    expect(acknowledged.length).toBeGreaterThanOrEqual(30);

    const second = await openShop();
    await expectBrands(second, acknowledged);
    const both = [...(await databaseOf(second)), second.pid];
    acknowledged.push(
      ...(await writeBrands(second, (count) => {
        if (count === 30) for (const pid of both) process.kill(pid, 'SIGKILL');
      })),
    );
    expect(await second.exitsWithin(60_000)).toBeNull();

    const third = await openShop();
    await expectBrands(third, acknowledged);
    await third.stop();
    expect(third.stderr).toBe('');
    expect(await third.orphans()).toEqual([]);
  });

  it('of one connection of the database is felt by nobody a moment later', async () => {
    const shop = await openShop();
    const { call } = await callAsAdministrator(shop);
    const database = await connectToShopDatabase(shop);
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'kraplyna' limit 1`,
    );
    // PostgreSQL then terminates all others, this one too; until then other connections still answer.
    const terminated = new Promise((resolve) => database.once('end', resolve));
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await terminated;
    const deadline = Date.now() + 60_000;
    let answer: unknown;
    while (!answer && Date.now() < deadline) {
      answer = await call(listBrands, {}).catch(() => pause(50));
    }
    expect(answer).toMatchObject({ data: expect.any(Array) });
    const created = await call(createBrand, { body: { name: 'Після бурі' } });
    expect(created.data.name).toBe('Після бурі');
    await shop.stop();
    expect(shop.stderr).toBe('');
  });
});
