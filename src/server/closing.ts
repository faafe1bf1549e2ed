type Step = { name: string; close: () => Promise<unknown>; patienceMs: number };

/** What was opened, so that it can be closed in the opposite order, whether the shop ran or never got that far. */
export class Closing {
  readonly #steps: Step[] = [];
  readonly #report: (name: string, error: unknown) => void;

  constructor(report: (name: string, error: unknown) => void) {
    this.#report = report;
  }

  /** All patience together must stay under the ten seconds that a stop may take. */
  add(name: string, close: () => Promise<unknown>, patienceMs: number): void {
    this.#steps.push({ name, close, patienceMs });
  }

  /** One step that fails or hangs does not keep the others from closing. */
  async close(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      const { name, close, patienceMs } = step;
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error(`not closed after ${patienceMs} ms`)), patienceMs);
      await Promise.race([close(), late.promise])
        .catch((error: unknown) => this.#report(name, error))
        .finally(() => clearTimeout(timer));
    }
  }
}
