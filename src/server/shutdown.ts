import { Deadline } from './deadline.ts';

/** Limit of a graceful shutdown, from the signal to the end of the process. */
export const stopWithinMs = 10_000;
/** For handling the signal before the shutdown and ending the process after it. */
const marginMs = 1000;

type Close = (deadline: Deadline) => Promise<unknown>;
type Step = { name: string; close: Close; reservedMs: number };

/** Closes resources in reverse order of opening, also after a start that failed halfway. */
export class Shutdown {
  readonly #steps: Step[] = [];
  readonly #report: (name: string, error: unknown) => void;
  readonly #withinMs: number;

  constructor(report: (name: string, error: unknown) => void, withinMs = stopWithinMs - marginMs) {
    this.#report = report;
    this.#withinMs = withinMs;
  }

  /** `reservedMs` remains for this step even if all steps before it hang. */
  add(name: string, close: Close, reservedMs: number): void {
    this.#steps.push({ name, close, reservedMs });
    if (this.#reservedMs > this.#withinMs) throw new Error(`No time is left to close ${name}`);
  }

  /** One deadline for all steps; one that fails or hangs does not block the others. */
  async close(): Promise<void> {
    const deadline = new Deadline(this.#withinMs);
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      const { name, close } = step;
      const own = deadline.before(this.#reservedMs);
      try {
        if (!(await own.waitFor(close(own)))) throw new Error('not closed in time');
      } catch (error) {
        this.#report(name, error);
      }
    }
  }

  get #reservedMs(): number {
    return this.#steps.reduce((sum, { reservedMs }) => sum + reservedMs, 0);
  }
}
