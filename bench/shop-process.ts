import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#test/start/free-port.ts';
import packageJson from '../package.json' with { type: 'json' };

const projectRoot = path.join(import.meta.dirname, '..');
const openWithinMs = 120_000;

type ShopOptions = {
  readonly dataDir: string;
  /** Without one the shop starts its own database. */
  readonly databaseUrl?: string;
  readonly responseCacheMb: number;
  /** Trusts x-forwarded-for of this machine. */
  readonly isBehindProxy?: boolean;
};

/** The production build, started as by `npm start`, on the bench's database. */
export class ShopProcess {
  readonly origin: string;
  /** From spawn to first response. */
  openedAfterMs = 0;
  readonly #child: ChildProcess;
  #said = '';

  private constructor(port: number, { dataDir, databaseUrl, responseCacheMb, isBehindProxy }: ShopOptions) {
    this.origin = `http://127.0.0.1:${port}`;
    const { PATH = '', HOME = '/' } = process.env;
    const [, ...words] = packageJson.scripts.start.split(' ');
    this.#child = spawn(process.execPath, words, {
      cwd: projectRoot,
      env: {
        PATH,
        HOME,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        // Stand-ins replace the external services.
        ...(databaseUrl && { DATABASE_URL: databaseUrl, SANDBOX: 'yes' }),
        RESPONSE_CACHE_MB: String(responseCacheMb),
        ...(isBehindProxy && { TRUSTED_PROXIES: '127.0.0.1' }),
        LOG_LEVEL: 'warn',
        // Many buyers share one IP address.
        RATE_LIMIT_FACTOR: '0',
        UNPAID_LIMIT_FACTOR: '0',
        LETTER_LIMIT_FACTOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (part) => {
        this.#said = (this.#said + part).slice(-4000);
      });
    }
  }

  static async start(options: ShopOptions): Promise<ShopProcess> {
    const port = await freePort();
    const startedAt = Date.now();
    const shop = new ShopProcess(port, options);
    const giveUpAt = startedAt + openWithinMs;
    while (!(await shop.#isReady())) {
      if (shop.#child.exitCode !== null || Date.now() > giveUpAt) {
        await shop.stop();
        throw new Error(`The shop did not open. It said:\n${shop.#said}`);
      }
      await pause(50);
    }
    shop.openedAfterMs = Date.now() - startedAt;
    // Waits for the facet index, which is loaded in the background after the start.
    const { status } = await fetch(`${shop.origin}/api/openpath/filters/products`);
    if (status === 200) return shop;
    await shop.stop();
    throw new Error(`The filters answered ${status}`);
  }

  /** Resident memory without the database; null on Windows. */
  async memoryMb(): Promise<number | null> {
    if (process.platform === 'win32') return null;
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(this.#child.pid)]);
    return Number(stdout) / 1024;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** Several shops on one database, as behind a load balancer. */
export class ShopProcesses {
  readonly #shops: readonly ShopProcess[];

  private constructor(shops: readonly ShopProcess[]) {
    this.#shops = shops;
  }

  static async start(count: number, options: ShopOptions): Promise<ShopProcesses> {
    // One after the other: the first prepares the database.
    const shops: ShopProcess[] = [];
    try {
      for (let at = 0; at < count; at += 1) shops.push(await ShopProcess.start(options));
    } catch (error) {
      await new ShopProcesses(shops).stop();
      throw error;
    }
    return new ShopProcesses(shops);
  }

  get origin(): string {
    return this.#shops[0]?.origin ?? '';
  }

  get furtherOrigins(): readonly string[] {
    return this.#shops.slice(1).map(({ origin }) => origin);
  }

  /** Of the largest. */
  async memoryMb(): Promise<number | null> {
    const each = await Promise.all(this.#shops.map((shop) => shop.memoryMb()));
    return each.includes(null) ? null : Math.max(...each.map(Number));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#shops.map((shop) => shop.stop()));
  }
}
