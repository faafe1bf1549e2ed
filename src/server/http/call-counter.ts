type CounterOptions = {
  readonly most: number;
  readonly windowMs?: number;
  readonly mostCallers?: number;
  readonly clock: () => number;
};

/** Fixed-window rate limit per caller, in this process. One map look-up per request, cheap enough for cache hits. */
export class CallCounter {
  readonly most: number;
  readonly #windowMs: number;
  readonly #mostCallers: number;
  readonly #clock: () => number;
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor({ most, windowMs = 60_000, mostCallers = 100_000, clock }: CounterOptions) {
    this.most = most;
    this.#windowMs = windowMs;
    this.#mostCallers = mostCallers;
    this.#clock = clock;
  }

  /** How many calls this caller has made in the window, this one included. */
  count(caller: string): number {
    const now = this.#clock();
    // If the clock was set back, the window must not last for hours.
    if (now >= this.#endsAt || now < this.#endsAt - this.#windowMs) {
      this.#counts = new Map();
      this.#endsAt = now + this.#windowMs;
    }
    const count = this.#counts.get(caller);
    // With so many callers no single one is flooding; memory is bounded instead.
    if (count === undefined && this.#counts.size >= this.#mostCallers) return 1;
    const next = (count ?? 0) + 1;
    this.#counts.set(caller, next);
    return next;
  }

  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#endsAt - this.#clock()) / 1000));
  }
}
