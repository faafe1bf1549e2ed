import { type Carrier, CarrierUnavailable } from './carrier.ts';

/** Carrier data by cache key. */
export type CarrierResponse = { readonly answers: ReadonlyMap<string, unknown>; readonly isComplete: boolean };

type Recent = { readonly answered: Promise<CarrierResponse>; readonly untilMs: number };

/** Negative caching: for this long a failed request is not repeated. */
const failureCacheMs = 30_000;
/** How long an incomplete response is reused before the next request. */
const incompleteCacheMs = 5 * 60_000;

/** Coalesces concurrent identical requests to one carrier. */
export class RequestCoalescer {
  readonly #underWay = new Map<string, Promise<CarrierResponse>>();
  readonly #recent = new Map<string, Recent>();

  once(question: string, now: () => Date, ask: () => Promise<CarrierResponse>): Promise<CarrierResponse> {
    const same = this.#underWay.get(question);
    if (same !== undefined) return same;
    const recent = this.#recent.get(question);
    if (recent && now().getTime() < recent.untilMs) return recent.answered;
    this.#recent.delete(question);
    const cacheFor = (ms: number) => this.#recent.set(question, { answered: asked, untilMs: now().getTime() + ms });
    const asked = ask()
      .then((answered) => {
        if (!answered.isComplete) cacheFor(incompleteCacheMs);
        return answered;
      })
      .catch((error: unknown) => {
        if (error instanceof CarrierUnavailable) cacheFor(failureCacheMs);
        throw error;
      })
      .finally(() => this.#underWay.delete(question));
    this.#underWay.set(question, asked);
    return asked;
  }
}

const coalescers = new WeakMap<Carrier, RequestCoalescer>();

export function coalescerOf(carrier: Carrier): RequestCoalescer {
  const known = coalescers.get(carrier) ?? new RequestCoalescer();
  coalescers.set(carrier, known);
  return known;
}
