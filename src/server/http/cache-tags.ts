import { isProblem } from '#contracts/kit/problem.ts';
import type { Context } from '#server/context.ts';

/** Collects the cache tags of a response from the services that produce it. */
export class CacheTagCollector {
  readonly #tags = new Set<string>();
  #taggedCalls = 0;
  #isWhole = true;

  get tags(): ReadonlySet<string> {
    return this.#tags;
  }

  /** Every call added its tags and none failed: only then is it known what invalidates the response. */
  get isComplete(): boolean {
    return this.#taggedCalls > 0 && this.#isWhole;
  }

  /** Runs one call of the response. A refusal is a result like any other; a failure makes the response uncacheable. */
  async track<Result>(call: (addCacheTags: Context['addCacheTags']) => Promise<Result>): Promise<Result> {
    let hasTags = false;
    try {
      return await call((...tags) => {
        hasTags = true;
        for (const tag of tags) this.#tags.add(tag);
      });
    } catch (error) {
      if (!isProblem(error) || error.status >= 500) this.#isWhole = false;
      throw error;
    } finally {
      if (hasTags) this.#taggedCalls += 1;
      else this.#isWhole = false;
    }
  }
}
