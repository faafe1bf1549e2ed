import { type Carrier, CarrierUnavailable } from './carrier.ts';

/** Carrier data by cache key. */
export type CarrierResponse = { readonly answers: ReadonlyMap<string, unknown>; readonly isComplete: boolean };

type Recent = { readonly response: Promise<CarrierResponse>; readonly untilMs: number };

/** Negative caching: for this long a failed request is not repeated. */
const failureCacheMs = 30_000;
/** How long an incomplete response is reused before the next request. */
const incompleteCacheMs = 5 * 60_000;

/** Coalesces concurrent identical requests to one carrier. */
export class RequestCoalescer {
  readonly #inFlight = new Map<string, Promise<CarrierResponse>>();
  readonly #recent = new Map<string, Recent>();

  once(key: string, now: () => Date, send: () => Promise<CarrierResponse>): Promise<CarrierResponse> {
    const same = this.#inFlight.get(key);
    if (same !== undefined) return same;
    const recent = this.#recent.get(key);
    if (recent && now().getTime() < recent.untilMs) return recent.response;
    this.#recent.delete(key);
    const cacheFor = (ms: number) => this.#recent.set(key, { response: pending, untilMs: now().getTime() + ms });
    const pending = send()
      .then((response) => {
        if (!response.isComplete) cacheFor(incompleteCacheMs);
        return response;
      })
      .catch((error: unknown) => {
        if (error instanceof CarrierUnavailable) cacheFor(failureCacheMs);
        throw error;
      })
      .finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, pending);
    return pending;
  }
}

const coalescers = new WeakMap<Carrier, RequestCoalescer>();

export function coalescerOf(carrier: Carrier): RequestCoalescer {
  const known = coalescers.get(carrier) ?? new RequestCoalescer();
  coalescers.set(carrier, known);
  return known;
}
