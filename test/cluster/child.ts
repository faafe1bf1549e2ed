import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const left = new Set<Child>();

/** A server program of the cluster. */
export class Child {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  output = '';

  constructor(program: string, parameters: string[], options: SpawnOptions = {}) {
    this.#child = spawn(program, parameters, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...options,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (part) => {
        this.output += part;
      });
    }
    this.#ended = once(this.#child, 'close').finally(() => left.delete(this));
    this.#ended.catch(() => undefined);
    left.add(this);
  }

  get isRunning(): boolean {
    return left.has(this);
  }

  async says(words: string): Promise<this> {
    while (!this.output.includes(words)) {
      if (!this.isRunning) throw new Error(`Ended without "${words}":\n${this.output}`);
      await pause(5);
    }
    return this;
  }

  /** Waits until something accepts connections on the port. */
  async listens(port: number): Promise<this> {
    for (;;) {
      if (!this.isRunning) throw new Error(`Ended before it listened on ${port}:\n${this.output}`);
      const socket = connect(port, '127.0.0.1');
      const isOpen = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (isOpen) return this;
      await pause(5);
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal);
    await this.#ended.catch(() => undefined);
  }
}

/** For `afterAll`: whatever a failed test left running. */
export async function endChildren(): Promise<void> {
  await Promise.all([...left].map((child) => child.end('SIGKILL')));
}
