/** A point in time, passed down so that each stage knows how much time is left. */
export class Deadline {
  readonly #atMs: number;

  constructor(withinMs: number) {
    this.#atMs = performance.now() + withinMs;
  }

  get leftMs(): number {
    return Math.max(0, this.#atMs - performance.now());
  }

  /** An earlier deadline, which reserves time for later stages. */
  before(reserveMs: number): Deadline {
    return new Deadline(this.leftMs - reserveMs);
  }

  /** Resolves to false on timeout. The work is not cancelled; its rejection is passed on. */
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
