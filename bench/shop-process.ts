import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };

const projectRoot = path.join(import.meta.dirname, '..');
const openWithinMs = 120_000;

type ShopOptions = {
  readonly dataDir: string;
  /** Without one the shop starts its own database. */
  readonly databaseUrl?: string;
  readonly keptAnswersMb: number;
  /** Whoever asks from this machine may say that somebody else is asking. */
  readonly isBehindProxy?: boolean;
};

/** The production build as `npm start` runs it, on the bench's database. */
export class ShopProcess {
  readonly origin: string;
  /** From the command to the first answer. */
  openedAfterMs = 0;
  readonly #child: ChildProcess;
  #said = '';

  private constructor(port: number, { dataDir, databaseUrl, keptAnswersMb, isBehindProxy }: ShopOptions) {
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
        // The bench measures the shop, not the companies: stand-ins play them on its database too.
        ...(databaseUrl && { DATABASE_URL: databaseUrl, SANDBOX: 'yes' }),
        KEPT_ANSWERS_MB: String(keptAnswersMb),
        ...(isBehindProxy && { TRUSTED_PROXIES: '127.0.0.1' }),
        LOG_LEVEL: 'warn',
        // The bench acts for many buyers from one address.
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
    return shop;
  }

  /** What the process holds in memory, the database aside; null where the system cannot tell. */
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
