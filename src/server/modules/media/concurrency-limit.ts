export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

export type ConcurrencyLimitOptions = { atOnce: number; waiting: number; refuse: () => Error };

/** Limits concurrency: runs `atOnce` calls, queues `waiting` more first-in-first-out, and refuses the rest to bound memory. */
export function createConcurrencyLimit({ atOnce, waiting, refuse }: ConcurrencyLimitOptions): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) throw refuse();
      // A finishing call hands its slot to the next in the queue, so `running` does not change.
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
