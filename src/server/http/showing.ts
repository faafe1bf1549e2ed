import { isProblem } from '#contracts/kit/problem.ts';
import type { Context } from '#server/context.ts';

/** What an answer in the making shows, as the services that it asks say themselves. */
export class Showing {
  readonly #things = new Set<string>();
  #saidBy = 0;
  #isWhole = true;

  get things(): ReadonlySet<string> {
    return this.#things;
  }

  /** Somebody said what it shows, everybody who was asked did, and nobody broke. */
  get isKnown(): boolean {
    return this.#saidBy > 0 && this.#isWhole;
  }

  /** One call of the answer. A refusal is an answer like any other; a failure leaves a hole that must not be kept. */
  async watch<Result>(call: (shows: Context['shows']) => Promise<Result>): Promise<Result> {
    let hasSaid = false;
    try {
      return await call((...things) => {
        hasSaid = true;
        for (const thing of things) this.#things.add(thing);
      });
    } catch (error) {
      if (!isProblem(error) || error.status >= 500) this.#isWhole = false;
      throw error;
    } finally {
      if (hasSaid) this.#saidBy += 1;
      else this.#isWhole = false;
    }
  }
}
