import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export type ShopMessage = {
  step?: string;
  url?: string;
  dataFolder?: string;
  refusal?: string;
  kind?: string;
  crash?: string;
  restarted?: boolean;
  givenUp?: string;
  stopped?: boolean;
  interrupted?: boolean;
};

const PROGRAM = path.join(import.meta.dirname, 'shop-program.ts');
const started = new Set<ShopProcess>();

/** A real process that starts the embedded server in a folder. */
export class ShopProcess {
  readonly messages: ShopMessage[] = [];
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;
  #errors = '';
  #wake: () => void = () => undefined;

  constructor(dataDir: string, { program = PROGRAM, limits = '', durability = 'not-durable' } = {}) {
    const shop = [process.execPath, program, dataDir, durability];
    const command = limits ? ['/bin/sh', '-c', `${limits}; exec "$@"`, 'sh', ...shop] : shop;
    this.#child = spawn(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    started.add(this);
    this.#child.stderr?.on('data', (part) => {
      this.#errors += part;
    });
    if (this.#child.stdout) {
      createInterface({ input: this.#child.stdout }).on('line', (line) => {
        this.messages.push(JSON.parse(line));
        this.#wake();
      });
    }
    this.exited = once(this.#child, 'close').then(([code]) => {
      started.delete(this);
      this.#wake();
      return code;
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The first message that has the field; fails when the process ends without it. */
  async says<Field extends keyof ShopMessage>(field: Field): Promise<NonNullable<ShopMessage[Field]>> {
    for (;;) {
      const value = this.messages.find((message) => message[field] !== undefined)?.[field];
      if (value !== undefined) return value;
      if (!started.has(this)) throw new Error(`The shop ended without ${field}: ${this.#said}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Up or refused, whichever comes. */
  async settles(): Promise<'up' | 'refused'> {
    while (started.has(this) && !this.messages.some(({ url, refusal }) => url ?? refusal)) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.messages.some(({ url }) => url)) return 'up';
    if (this.messages.some(({ refusal }) => refusal)) return 'refused';
    throw new Error(`The shop ended without a word: ${this.#said}`);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** As a terminal does for Ctrl-C: everybody in the process group gets it. */
  signalGroup(signal: NodeJS.Signals): void {
    process.kill(-this.pid, signal);
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.signal(signal);
    return this.exited;
  }

  get #said(): string {
    return `${JSON.stringify(this.messages)} ${this.#errors}`;
  }
}

/** For `afterEach`: whatever a failed test left running. */
export async function endAllShops(): Promise<void> {
  await Promise.all([...started].map((shop) => shop.end('SIGTERM')));
}
