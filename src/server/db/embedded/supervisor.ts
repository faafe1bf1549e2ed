import { setTimeout as pause } from 'node:timers/promises';
import type { Deadline } from '../../deadline.ts';
import type { ServerProcess } from './server-process.ts';

export type SupervisionEvents = {
  readonly onCrash?: (lastWords: string) => void;
  readonly onRestart?: () => void;
  /** It failed too often and is not restarted. */
  readonly onGivingUp?: (reason: string) => void;
};

type Options = SupervisionEvents & {
  readonly start: (stopped: AbortSignal) => Promise<ServerProcess>;
  /** Gives up after so many failures within `withinMs`. */
  readonly mostFailures?: number;
  readonly withinMs?: number;
};

const shortestPauseMs = 100;
const longestPauseMs = 5000;

/** Restarts a crashed server with exponential back-off, until it fails too often. */
export class Supervisor {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  readonly #failuresAtMs: number[] = [];
  #server: ServerProcess;
  #restarting: Promise<void> = Promise.resolve();

  constructor(server: ServerProcess, options: Options) {
    this.#server = server;
    this.#options = options;
    this.#watch();
  }

  async stop(deadline: Deadline): Promise<void> {
    this.#stopping.abort();
    await deadline.waitFor(this.#restarting);
    await this.#server.stop(deadline);
  }

  #watch(): void {
    this.#server.onUnexpectedExit((lastWords) => {
      if (this.#stopping.signal.aborted) return;
      this.#options.onCrash?.(lastWords);
      this.#restarting = this.#restart(lastWords);
    });
  }

  async #restart(lastWords: string): Promise<void> {
    const { signal } = this.#stopping;
    let reason = lastWords;
    while (!signal.aborted) {
      const recent = this.#countFailure();
      if (recent > (this.#options.mostFailures ?? 5)) return this.#options.onGivingUp?.(reason);
      await pause(Math.min(shortestPauseMs * 2 ** (recent - 1), longestPauseMs), undefined, { signal }).catch(
        () => undefined,
      );
      try {
        this.#server = await this.#options.start(signal);
        this.#watch();
        return signal.aborted ? undefined : this.#options.onRestart?.();
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
  }

  /** Failures within the window, this one included. */
  #countFailure(): number {
    const nowMs = performance.now();
    const oldestMs = nowMs - (this.#options.withinMs ?? 60_000);
    this.#failuresAtMs.push(nowMs);
    while ((this.#failuresAtMs[0] ?? nowMs) < oldestMs) this.#failuresAtMs.shift();
    return this.#failuresAtMs.length;
  }
}
