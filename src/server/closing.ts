/** What was opened, so that it can be closed in the opposite order, whether the shop ran or never got that far. */
export class Closing {
  readonly #steps: { name: string; close: () => Promise<unknown> }[] = [];
  readonly #report: (name: string, error: unknown) => void;

  constructor(report: (name: string, error: unknown) => void) {
    this.#report = report;
  }

  add(name: string, close: () => Promise<unknown>): void {
    this.#steps.push({ name, close });
  }

  /** One step that fails or hangs does not keep the others from closing. */
  async close(stepTimeoutMs: number): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      const { name, close } = step;
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error(`not closed after ${stepTimeoutMs} ms`)), stepTimeoutMs);
      await Promise.race([close(), late.promise])
        .catch((error: unknown) => this.#report(name, error))
        .finally(() => clearTimeout(timer));
    }
  }
}
