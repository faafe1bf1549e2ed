import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endAllShops, ShopProcess } from '#test/embedded/shop-process.ts';
import { StartError } from '../start-error.ts';
import { connectDatabase } from './connection.ts';
import { DataFolderInUseError } from './embedded/folder-lock.ts';
import { findDatabaseProcesses, sendSignal } from './embedded/processes.ts';
import { type EmbeddedServerStep, startEmbeddedServer } from './embedded-server.ts';

let place: string;
let dataDir: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'kraplyna-kill-'));
  await chmod(place, 0o755);
  dataDir = path.join(place, 'data');
});

afterEach(async () => {
  await endAllShops();
  await rm(place, { recursive: true, force: true });
});

const cluster = () => path.join(dataDir, 'postgres/cluster');

async function ask(url: string, question: SQL) {
  const { db, close } = await connectDatabase(url);
  try {
    return (await db.execute(question)).rows;
  } finally {
    await close();
  }
}

/** Without the binaries, which are copied if the database's account cannot read the checkout. */
const keptData = async () => (await readdir(dataDir)).filter((name) => !name.startsWith('binaries-')).sort();

async function expectWholeShop(): Promise<EmbeddedServerStep[]> {
  const steps: EmbeddedServerStep[] = [];
  const server = await startEmbeddedServer({ dataDir, durable: false, onProgress: (step) => steps.push(step) });
  expect(await ask(server.url, sql`select 1 as alive`)).toEqual([{ alive: 1 }]);
  await server.stop();
  expect(await keptData()).toEqual(['postgres', 'shop.lock', 'shop.pid']);
  expect(await findDatabaseProcesses(cluster())).toEqual([]);
  return steps;
}

describe('a data folder that another shop uses', () => {
  it('is refused with the pid of that shop, which keeps running', async () => {
    const owner = new ShopProcess(dataDir);
    const url = await owner.says('url');
    const newcomer = new ShopProcess(dataDir);
    expect(await newcomer.says('refusal')).toBe(
      `Data folder ${dataDir} is in use by another shop (pid ${owner.pid}): stop it, or set DATA_DIR to another folder.`,
    );
    expect(await newcomer.exited).toBe(1);
    expect(await ask(url, sql`select 1 as alive`)).toEqual([{ alive: 1 }]);
    await expect(startEmbeddedServer({ dataDir })).rejects.toBeInstanceOf(DataFolderInUseError);
    expect(await owner.end('SIGTERM')).toBe(0);
    await expectWholeShop();
  });

  it('goes to exactly one of three shops that start in it at once, for the first time', async () => {
    await mkdir(dataDir);
    const shops = [1, 2, 3].map(() => new ShopProcess(dataDir));
    const outcomes = await Promise.all(shops.map((shop) => shop.settles()));
    expect(outcomes.sort()).toEqual(['refused', 'refused', 'up']);
    const kinds = shops.flatMap((shop) => shop.messages.flatMap(({ kind }) => kind ?? []));
    expect(kinds).toEqual(['DataFolderInUseError', 'DataFolderInUseError']);
    await endAllShops();
    await expectWholeShop();
  });
});

describe('kill -9', () => {
  it('of the shop leaves an orphaned database, which the next start stops without data loss', async () => {
    const shop = new ShopProcess(dataDir, { durability: 'durable' });
    const url = await shop.says('url');
    await ask(url, sql`create table kept as select 'saved' as word`);
    const [abandoned] = await findDatabaseProcesses(cluster());
    await shop.end('SIGKILL');
    expect(await findDatabaseProcesses(cluster())).toEqual([abandoned]);

    const steps: string[] = [];
    const next = await startEmbeddedServer({ dataDir, onProgress: (step) => steps.push(step) });
    expect(steps).toEqual(['stopping-abandoned-server', 'starting']);
    expect(await ask(next.url, sql`select word from kept`)).toEqual([{ word: 'saved' }]);
    expect(await findDatabaseProcesses(cluster())).not.toContain(abandoned);
    await next.stop();
  });

  it('[RULE-SAFE-20] of the database is detected by the shop, which restarts it at the same address without data loss', async () => {
    const shop = new ShopProcess(dataDir, { durability: 'durable' });
    const url = await shop.says('url');
    await ask(url, sql`create table kept as select 'saved' as word`);
    const [postmaster = 0] = await findDatabaseProcesses(cluster());
    process.kill(postmaster, 'SIGKILL');
    await shop.says('restarted');
    expect(await ask(url, sql`select word from kept`)).toEqual([{ word: 'saved' }]);
    await shop.end('SIGKILL');

    const next = await startEmbeddedServer({ dataDir });
    expect(await ask(next.url, sql`select word from kept`)).toEqual([{ word: 'saved' }]);
    await next.stop();
  });

  it('[RULE-SAFE-20] of the database repeatedly ends the restarts, and no process is left', async () => {
    const shop = new ShopProcess(dataDir);
    await shop.says('url');
    const isGivenUp = () => shop.messages.some(({ givenUp }) => givenUp !== undefined);
    while (!isGivenUp()) {
      for (const pid of await findDatabaseProcesses(cluster())) sendSignal(pid, 'SIGKILL');
      await pause(10);
    }
    expect(await shop.end('SIGTERM')).toBe(0);
    expect(await findDatabaseProcesses(cluster())).toEqual([]);
  });

  it('[RULE-SAFE-20] of the database does not block a shutdown during the restart', async () => {
    const shop = new ShopProcess(dataDir);
    await shop.says('url');
    const [postmaster = 0] = await findDatabaseProcesses(cluster());
    process.kill(postmaster, 'SIGKILL');
    await shop.says('crash');
    expect(await shop.end('SIGTERM')).toBe(0);
    expect(await findDatabaseProcesses(cluster())).toEqual([]);
  });

  it('of both, with a stale pid file of another process, does not block the next start', async () => {
    const shop = new ShopProcess(dataDir);
    await shop.says('url');
    const [postmaster = 0] = await findDatabaseProcesses(cluster());
    shop.signal('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await shop.exited;
    const pidFile = path.join(cluster(), 'postmaster.pid');
    const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
    // The pid was reused, as after a reboot; here by this process.
    await writeFile(pidFile, [process.pid, ...rest].join('\n'));
    expect(await expectWholeShop()).toEqual(['starting']);
  });

  it.each([0, 60, 200, 400])('%i ms into initdb leaves nothing that the next start would use', async (delayMs) => {
    const shop = new ShopProcess(dataDir);
    await shop.says('step');
    await pause(delayMs);
    await shop.end('SIGKILL');
    await expectWholeShop();
    const makers = await readdir('/proc').then((entries) => entries.filter((entry) => /^\d+$/.test(entry)));
    const commands = await Promise.all(makers.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
    expect(commands.filter((command) => command.includes(`${dataDir}/postgres.new-`))).toEqual([]);
  });
});

describe('a full disk', () => {
  it('is reported in one line, leaves nothing half-made, and the next start works once there is space', async () => {
    const disk = mountTinyDisk(place);
    const limits = disk ? '' : 'ulimit -f 2000';
    try {
      const refused = new ShopProcess(dataDir, { limits });
      const refusal = await refused.says('refusal');
      expect(refusal).not.toContain('\n');
      expect(refusal).toMatch(
        disk ? /^The disk that holds .* is full: free at least 200 MB there/ : /too large|limit/i,
      );
      expect(await refused.exited).toBe(1);
      expect(await keptData()).toEqual(['shop.lock', 'shop.pid']);
      disk?.grow();
      await expectWholeShop();

      if (!disk) return;
      await writeFile(path.join(place, 'filler'), Buffer.alloc(400 * 1024 * 1024)).catch(() => undefined);
      const error = await startEmbeddedServer({ dataDir }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StartError);
      expect(String(error)).toContain('is full');
      expect(await findDatabaseProcesses(cluster())).toEqual([]);
      await rm(path.join(place, 'filler'));
      await expectWholeShop();
    } finally {
      disk?.unmount();
    }
  });
});

/** `null` if mounting is not permitted; then a file size limit replaces the full disk. */
function mountTinyDisk(folder: string): { grow(): void; unmount(): void } | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return {
    grow: () => execFileSync('mount', ['-o', 'remount,size=200m', folder]),
    unmount: () => execFileSync('umount', ['--lazy', folder]),
  };
}
