import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/start/free-port.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.test/journeys-shop');
const logFile = join(root, '.test/journeys-shop.log');
// Limits for a hung process; seeding takes minutes on a busy machine.
const readyWithinMs = 20 * 60_000;
const stopWithinMs = 60_000;

/**
 * `npm start` as a child process on an empty data folder. It inherits no settings, so that a journey never reaches a real database.
 */
function spawnShop(port: number): ChildProcess {
  const { PATH = '', HOME = root, LANG = 'C.UTF-8' } = process.env;
  return spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      PATH,
      HOME,
      LANG,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // All journeys share one IP address, so the rate limits are off.
      RATE_LIMIT_FACTOR: '0',
      UNPAID_LIMIT_FACTOR: '0',
      LETTER_LIMIT_FACTOR: '0',
      // More than the default, which comes first and is chosen unless a journey chooses otherwise.
      COURIER_DELIVERY: 'yes',
      PAYMENT_METHODS: 'online, cash-delivery<=5000, cash-pickup',
      FREE_DELIVERY_FROM: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(60_000) })).ok;
  } catch {
    return false;
  }
}

async function waitUntilReady(shop: ChildProcess, url: string): Promise<void> {
  const giveUpAt = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (shop.exitCode !== null || shop.signalCode !== null || Date.now() > giveUpAt) {
      await stop(shop);
      throw new Error(
        `The shop for the journeys did not open. It said:\n${readFileSync(logFile, 'utf8').slice(-4000)}`,
      );
    }
    await pause(200);
  }
}

async function stop(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  shop.kill('SIGTERM');
  await Promise.race([ended, pause(stopWithinMs)]);
  shop.kill('SIGKILL');
}

/** One shop for the whole run. With SHOP_URL and SHOP_DATA_DIR set, the journeys use that running shop. */
export default async function startShop(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) return async () => undefined;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const port = await freePort();
  const shop = spawnShop(port);
  const log = createWriteStream(logFile);
  shop.stdout?.pipe(log, { end: false });
  shop.stderr?.pipe(log, { end: false });

  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(shop, url);
  process.env.SHOP_URL = url;
  process.env.SHOP_DATA_DIR = folder;
  return () => stop(shop);
}
