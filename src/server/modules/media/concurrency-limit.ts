export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

export type ConcurrencyLimitOptions = { atOnce: number; waiting: number; refuse: () => Error };

/** Lets a few through at once, keeps some waiting in order, and turns the rest away rather than filling the memory. */
export function createConcurrencyLimit({ atOnce, waiting, refuse }: ConcurrencyLimitOptions): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) throw refuse();
      // Whoever leaves hands its place to the next in line, so `running` stays as it is.
      await new Promise<void>((enter) => queue.push(enter));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
