import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { orphans, processTree } from './processes.ts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const running = new Set<StartedShop>();

type Command = { program: string; parameters: string[] };
const itself: Command = { program: process.execPath, parameters: ['scripts/start.ts'] };

/** `npm start` as a child process, with its own environment. */
export class StartedShop {
  readonly port: number;
  readonly dataDir: string;
  readonly metricsPort: number;
  readonly startedAt = Date.now();
  readonly exited: Promise<number | null>;
  stdout = '';
  stderr = '';
  #tree: Awaited<ReturnType<typeof processTree>> = [];
  readonly #child: ChildProcess;

  private constructor(settings: Record<string, string>, { program, parameters }: Command) {
    this.port = Number(settings.PORT);
    this.dataDir = settings.DATA_DIR ?? '';
    this.metricsPort = Number(settings.METRICS_PORT);
    const { PATH = '', HOME = '/', KRAPLYNA_UI_PAGE = '' } = process.env;
    this.#child = spawn(program, parameters, {
      cwd: projectRoot,
      env: { PATH: `${path.join(projectRoot, 'node_modules/.bin')}:${PATH}`, HOME, KRAPLYNA_UI_PAGE, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, as in a terminal.
      detached: true,
    });
    this.#child.stdout?.on('data', (part) => {
      this.stdout += part;
    });
    this.#child.stderr?.on('data', (part) => {
      this.stderr += part;
    });
    running.add(this);
    this.exited = once(this.#child, 'close').then(([code]) => {
      running.delete(this);
      return code;
    });
  }

  static async start(dataDir: string, settings: Record<string, string> = {}, command = itself): Promise<StartedShop> {
    const own = {
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // A test acts for many callers from one IP address.
      RATE_LIMIT_FACTOR: '0',
      UNPAID_LIMIT_FACTOR: '0',
      LETTER_LIMIT_FACTOR: '0',
    };
    return new StartedShop({ ...own, ...settings }, command);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  address(address: string): string {
    return `http://127.0.0.1:${this.port}${address}`;
  }

  /** Waits for output; fails when the process exits first. */
  async says(words: RegExp): Promise<void> {
    while (!words.test(this.stdout)) {
      if (!running.has(this)) throw new Error(`The shop ended without ${words}:\n${this.stdout}\n${this.stderr}`);
      await pause(5);
    }
  }

  /** Waits until the shop serves requests. */
  async isOpen(): Promise<this> {
    await this.says(/Ctrl-C ends it\./);
    // The facet index is loaded after the port is open.
    while (!(await fetch(this.address('/readyz'))).ok) await pause(20);
    return this;
  }

  async signal(signal: NodeJS.Signals): Promise<void> {
    this.#tree = await processTree(this.pid);
    this.#child.kill(signal);
  }

  /** As a terminal does for Ctrl-C: everybody in the foreground gets it. */
  async pressCtrlC(): Promise<void> {
    this.#tree = await processTree(this.pid);
    process.kill(-this.pid, 'SIGINT');
  }

  /** The exit code, or a failure when it takes longer than a stop may. */
  async exitsWithin(limitMs: number): Promise<number | null> {
    const startedAt = Date.now();
    const late = pause(limitMs + 5000, 'late' as const, { ref: false });
    const code = await Promise.race([this.exited, late]);
    const tookMs = Date.now() - startedAt;
    if (code === 'late' || tookMs > limitMs) throw new Error(`Not ended after ${tookMs} ms:\n${this.stdout}`);
    return code;
  }

  async stop(): Promise<void> {
    await this.signal('SIGTERM');
    await this.exitsWithin(10_000);
  }

  /** What still runs of all that the shop began. */
  orphans(withinMs = 0): Promise<string[]> {
    return orphans(this.#tree, this.pid, this.dataDir, withinMs);
  }
}

/** For `afterEach`: whatever a failed test left running. */
export async function endAllShops(): Promise<void> {
  for (const shop of [...running]) {
    await shop.signal('SIGTERM');
    await Promise.race([shop.exited, pause(11_000)]);
    await shop.signal('SIGKILL');
  }
}
