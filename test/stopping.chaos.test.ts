import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBrands } from '#contracts/brands.ts';
import { findDatabaseProcesses } from '#server/db/embedded/processes.ts';
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

describe('a shop that gets a signal to stop while something hangs or repeats', () => {
  beforeEach(async () => {
    shop = await (await StartedShop.start(dataDir)).isOpen();
  });

  it('takes what is still being sent to it, and waits for nobody who asks nothing or has left (Ctrl-C)', async () => {
    const silent = connect(shop.port, '127.0.0.1').on('error', () => undefined);
    const hesitant = connect(shop.port, '127.0.0.1').on('error', () => undefined);
    await Promise.all([once(silent, 'connect'), once(hesitant, 'connect')]);
    hesitant.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');

    const { token } = await callAsAdministrator(shop);
    const body = Buffer.from(JSON.stringify({ name: 'Повільна троянда' }));
    const send = () =>
      request(shop.address('/api/admin/brands/create'), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': body.length,
        },
      });
    const leaving = send().on('error', () => undefined);
    leaving.write(body.subarray(0, 10));
    const sending = send();
    const answered = once(sending, 'response');
    sending.write(body.subarray(0, 10));
    await pause(300);
    leaving.destroy();
    await shop.pressCtrlC();
    expect(await refusesNewcomers()).toBe(true);
    sending.end(body.subarray(10));
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    expect(await shop.exitsWithin(10_000)).toBe(0);
    expect(await shop.orphans()).toEqual([]);
  });

  it('hangs up on a request that hangs, and still stops its database in good order within ten seconds', async () => {
    const { call } = await callAsAdministrator(shop);
    const database = await connectToShopDatabase(shop);
    await lockBrands(database);
    const answer = call(listBrands, {}).catch((problem: unknown) => problem);
    await waitForLockWaits(database, 1);
    await shop.signal('SIGTERM');
    expect(await shop.exitsWithin(stopWithinMs)).toBe(0);
    expect(await answer).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await shop.orphans()).toEqual([]);
    expect(shop.stderr).toBe('');
  });

  it('stops in good order and in time though a request, a job and the database itself hang', async () => {
    const { call } = await callAsAdministrator(shop);
    const database = await connectToShopDatabase(shop);
    await lockBrands(database);
    await database.query('lock table payments in access exclusive mode');
    call(listBrands, {}).catch(() => undefined);
    const another = await connectToShopDatabase(shop);
    await another.query(`select graphile_worker.add_job('poll-payments', '{}')`);
    await another.end();
    await waitForLockWaits(database, 2);
    const [postmaster = 0] = await findDatabaseProcesses(path.join(dataDir, 'postgres/cluster'));
    process.kill(postmaster, 'SIGSTOP');
    await shop.signal('SIGTERM');
    expect(await shop.exitsWithin(stopWithinMs)).toBe(0);
    expect(await shop.orphans(2000)).toEqual([]);
    expect(shop.stderr).toBe('');
  });

  it('is gone at once at the second Ctrl-C, and its database soon after', async () => {
    const { call } = await callAsAdministrator(shop);
    const database = await connectToShopDatabase(shop);
    await lockBrands(database);
    call(listBrands, {}).catch(() => undefined);
    await waitForLockWaits(database, 1);
    await shop.pressCtrlC();
    await pause(1500);
    await shop.pressCtrlC();
    expect(await shop.exitsWithin(10_000)).toBe(1);
    expect(await shop.orphans(8000)).toEqual([]);
  });

  it('takes a Ctrl-C that the terminal and npm both pass on for one', async () => {
    const { call } = await callAsAdministrator(shop);
    const database = await connectToShopDatabase(shop);
    await lockBrands(database);
    const answer = call(listBrands, {});
    await waitForLockWaits(database, 1);
    await shop.pressCtrlC();
    await pause(200);
    await shop.pressCtrlC();
    expect(await refusesNewcomers()).toBe(true);
    await database.end();
    expect((await answer).data).toEqual(expect.any(Array));
    expect(await shop.exitsWithin(stopWithinMs)).toBe(0);
    expect(await shop.orphans()).toEqual([]);
  });
});

describe('npm start', () => {
  it.each(['Ctrl-C', 'SIGTERM'])('that gets %s leaves no shop without npm', async (how) => {
    const shop = await StartedShop.start(dataDir, {}, { program: 'npm', parameters: ['start'] });
    await shop.isOpen();
    await (how === 'Ctrl-C' ? shop.pressCtrlC() : shop.signal('SIGTERM'));
    await shop.exitsWithin(stopWithinMs);
    expect(await shop.orphans(10_000)).toEqual([]);
    expect(shop.stdout).toContain('Closing.');
  });
});
