import { readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removePublicHome } from '#test/embedded/public-home.ts';
import { endAllShops, ShopProcess } from '#test/embedded/shop-process.ts';
import { connectDatabase } from './connection.ts';
import { findDatabaseProcesses } from './embedded/processes.ts';
import { startEmbeddedServer } from './embedded-server.ts';

const isRoot = process.getuid?.() === 0;
let place: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'kraplyna-life-'));
  await chmod(place, 0o755);
});

afterEach(async () => {
  await endAllShops();
  await rm(place, { recursive: true, force: true });
});

const clusterOf = (dataFolder: string) => path.join(dataFolder, 'cluster');

describe('the shop that starts its own database', () => {
  it('keeps its data after a stop, in a path with spaces and Cyrillic letters', async () => {
    const dataDir = path.join(place, 'моя крамниця', "it's data");
    const steps: string[] = [];
    const first = await startEmbeddedServer({ dataDir, onProgress: (step) => steps.push(step) });
    // If the database's account cannot read the checkout, the binaries are copied first.
    expect(steps.filter((step) => step !== 'copying-programs')).toEqual(['creating-database', 'starting']);
    expect(first.dataFolder).toBe(path.join(dataDir, 'postgres'));
    const writer = await connectDatabase(first.url);
    await writer.db.execute(sql`create table kept as select 'жасмин' as scent`);
    await writer.close();
    await first.stop();
    expect(await findDatabaseProcesses(clusterOf(first.dataFolder))).toEqual([]);

    const second = await startEmbeddedServer({ dataDir });
    const reader = await connectDatabase(second.url);
    expect((await reader.db.execute(sql`select scent from kept`)).rows).toEqual([{ scent: 'жасмин' }]);
    await reader.close();
    await second.stop();
  });

  it('listens on loopback only, with a password that it does not reveal', async () => {
    const server = await startEmbeddedServer({ dataDir: place });
    const { db, close } = await connectDatabase(server.url);
    const names = ['listen_addresses', 'unix_socket_directories', 'fsync', 'synchronous_commit', 'full_page_writes'];
    const { rows } = await db.execute<{ setting: string }>(sql`
      select setting from pg_settings where name = any(${sql.param(names)}::text[]) order by array_position(${sql.param(names)}::text[], name)`);
    expect(rows.map((row) => row.setting)).toEqual(['127.0.0.1', '', 'on', 'on', 'on']);
    await close();

    const guest = new URL(server.url);
    guest.password = 'guess';
    await expect(connectDatabase(guest.href)).rejects.toThrow('refused the user');
    expect((await stat(path.join(server.dataFolder, 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(server.dataFolder)).mode & 0o777).toBe(0o700);
    await server.stop();
  });

  it('runs it as an unprivileged user', async () => {
    const server = await startEmbeddedServer({ dataDir: place, durable: false });
    const [pid] = await findDatabaseProcesses(clusterOf(server.dataFolder));
    const owner = (await stat(`/proc/${pid}`)).uid;
    expect(owner).not.toBe(0);
    expect(owner).toBe((await stat(server.dataFolder)).uid);
    if (!isRoot) expect(owner).toBe(process.getuid?.());
    await server.stop();
  });

  it('keeps the data of a folder whose permissions change later', async () => {
    const dataDir = path.join(place, 'closed', 'data');
    await mkdir(path.join(place, 'closed'), { mode: 0o755 });
    const before = await startEmbeddedServer({ dataDir, durable: false });
    const writer = await connectDatabase(before.url);
    await writer.db.execute(sql`create table kept as select 7 as drops`);
    await writer.close();
    await before.stop();
    await chmod(path.join(place, 'closed'), 0o700);
    try {
      const after = await startEmbeddedServer({ dataDir, durable: false });
      const reader = await connectDatabase(after.url);
      expect((await reader.db.execute(sql`select drops from kept`)).rows).toEqual([{ drops: 7 }]);
      await reader.close();
      await after.stop();
      expect(after.dataFolder.startsWith(dataDir)).toBe(!isRoot);
    } finally {
      await removePublicHome(dataDir);
    }
  });

  it('stops without waiting for a running statement, and leaves no process', async () => {
    const server = await startEmbeddedServer({ dataDir: place, durable: false });
    const guest = await connectDatabase(server.url);
    const [idle, waiting] = [guest.db.execute(sql`select 1`), guest.db.execute(sql`select pg_sleep(600)`)];
    waiting.catch(() => undefined);
    await idle;
    await pause(200);
    const startedAt = Date.now();
    await server.stop();
    expect(Date.now() - startedAt).toBeLessThan(300_000);
    await expect(waiting).rejects.toThrow();
    await guest.close();
    expect(await findDatabaseProcesses(clusterOf(server.dataFolder))).toEqual([]);
  });

  it('protects the database from SIGINT until the shop stops it', async () => {
    const shop = new ShopProcess(place);
    const url = await shop.says('url');
    shop.signalGroup('SIGINT');
    await shop.says('interrupted');
    await pause(200);
    const { db, close } = await connectDatabase(url);
    expect((await db.execute(sql`select 1 as alive`)).rows).toEqual([{ alive: 1 }]);
    await close();
    expect(await shop.end('SIGTERM')).toBe(0);
    expect(shop.messages.at(-1)).toEqual({ stopped: true });
  });

  it('stops the database when the shop exits without stopping it', async () => {
    const shop = new ShopProcess(place);
    const cluster = clusterOf(await shop.says('dataFolder'));
    expect(await shop.end('SIGUSR2')).toBe(3);
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline && (await findDatabaseProcesses(cluster)).length > 0) await pause(20);
    expect(await findDatabaseProcesses(cluster)).toEqual([]);
  });

  it('turns durability off only where the setting says so', async () => {
    const server = await startEmbeddedServer({ dataDir: place, durable: false });
    const { db, close } = await connectDatabase(server.url);
    expect((await db.execute(sql`select current_setting('fsync') as fsync`)).rows).toEqual([{ fsync: 'off' }]);
    await close();
    await server.destroy();
  });

  it('refuses data of another version of PostgreSQL', async () => {
    const server = await startEmbeddedServer({ dataDir: place, durable: false });
    await server.stop();
    await writeFile(path.join(server.dataFolder, 'cluster/PG_VERSION'), '16\n');
    await expect(startEmbeddedServer({ dataDir: place, durable: false })).rejects.toThrow(
      'made by another version of PostgreSQL',
    );
  });

  it('refuses a data folder that is not a folder', async () => {
    await writeFile(path.join(place, 'file'), '');
    await expect(startEmbeddedServer({ dataDir: path.join(place, 'file') })).rejects.toThrow('set DATA_DIR to another');
    await expect(startEmbeddedServer({ dataDir: path.join(place, 'file/data') })).rejects.toThrow(
      'set DATA_DIR to another',
    );
    expect(readdirSync(place)).toEqual(['file']);
  });
});
