/** The moment by which something must be over. Handed down, so that each stage knows what is left for it. */
export class Deadline {
  readonly #atMs: number;

  constructor(withinMs: number) {
    this.#atMs = performance.now() + withinMs;
  }

  get leftMs(): number {
    return Math.max(0, this.#atMs - performance.now());
  }

  /** An earlier one, which leaves that much for what comes after. */
  before(reserveMs: number): Deadline {
    return new Deadline(this.leftMs - reserveMs);
  }

  /** Whether the work was done by then. It is not ended: nobody waits for it any longer. A failure of it is passed on. */
  async waitFor(work: Promise<unknown>): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), this.leftMs);
    try {
      return await Promise.race([work.then(() => true), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}
