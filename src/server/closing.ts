import { Deadline } from './deadline.ts';

/** What a stop promises, from the signal to the end of the process. */
export const stopWithinMs = 10_000;
/** For what is not closing: hearing the signal before it, ending the process after it. */
const marginMs = 1000;

type Close = (deadline: Deadline) => Promise<unknown>;
type Step = { name: string; close: Close; reservedMs: number };

/** What was opened, so that it can be closed in the opposite order, whether the shop ran or never got that far. */
export class Closing {
  readonly #steps: Step[] = [];
  readonly #report: (name: string, error: unknown) => void;
  readonly #withinMs: number;

  constructor(report: (name: string, error: unknown) => void, withinMs = stopWithinMs - marginMs) {
    this.#report = report;
    this.#withinMs = withinMs;
  }

  /** `reservedMs` is what is left for this step even when all that closes before it hangs. */
  add(name: string, close: Close, reservedMs: number): void {
    this.#steps.push({ name, close, reservedMs });
    if (this.#reservedMs > this.#withinMs) throw new Error(`No time is left to close ${name}`);
  }

  /** One deadline for all. A step that fails or hangs does not keep the others from closing. */
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
