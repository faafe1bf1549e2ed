import { shopDay } from '#domain/dates.ts';
import { type ChangeListener, maxStalenessMs } from '#server/db/change-feed.ts';
import { type Cacheable, CacheStore } from './cache-store.ts';
import { CacheTagCollector } from './cache-tags.ts';

/** Before a tag: its entries may be served for `soonMs` more, so that many such changes make one invalidation. */
export const soon = 'soon:';
const soonMs = 2000;

export type TaggedCacheOptions = {
  readonly maxBytes: number;
  readonly now?: () => Date;
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number;
};

type Produce<Value> = (tags: CacheTagCollector) => Promise<Value>;

/** A value in the making: concurrent requests with the same key wait for it. */
type InFlight<Value> = {
  /** Its tags are not known before it ends, so all that are invalidated meanwhile are noted. */
  readonly invalidatedTags: Set<string>;
  isCacheable: boolean;
  value: Promise<Value>;
};

/**
 * Keeps values until one of their cache tags is invalidated or the shop's day ends. Works only while the change feed of the database is
 * connected; otherwise every request is a miss.
 */
export class TaggedCache<Value extends Cacheable> implements ChangeListener {
  readonly #store: CacheStore<Value>;
  readonly #inFlight = new Map<string, InFlight<Value>>();
  readonly #now: () => Date;
  readonly #clock: () => number;
  readonly #soonTags = new Set<string>();
  #soonAtMs = Number.POSITIVE_INFINITY;
  #isConnected = false;
  #freshAsOfMs = Number.NEGATIVE_INFINITY;
  #day = '';
  #hits = 0;
  #misses = 0;

  constructor(options: TaggedCacheOptions) {
    this.#store = new CacheStore(options.maxBytes);
    this.#now = options.now ?? (() => new Date());
    this.#clock = options.clock ?? (() => performance.now());
  }

  /** For metrics. */
  get stats() {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#store.bytes, entries: this.#store.count };
  }

  find(key: string): Value | undefined {
    // First: a caller that finds nothing may join a value in flight, which must not be of yesterday.
    this.#expire();
    if (this.#clock() - this.#freshAsOfMs > maxStalenessMs) return undefined;
    const value = this.#store.find(key);
    if (value) this.#hits += 1;
    return value;
  }

  /** The cached value or a new one. Concurrent requests with the same key are coalesced; a null key is never shared. */
  async get(key: string | null, produce: Produce<Value>): Promise<Value> {
    const cached = key === null ? undefined : this.find(key);
    if (cached) return cached;
    this.#misses += 1;
    if (key === null) return produce(new CacheTagCollector());
    const inFlight = this.#inFlight.get(key);
    // A request after a change must see it; the value in flight may have been read before the change.
    if (inFlight?.isCacheable && inFlight.invalidatedTags.size === 0) return inFlight.value;
    return this.#produce(key, produce);
  }

  connected(): void {
    this.#isConnected = true;
  }

  upToDate(asOfMs: number): void {
    if (this.#isConnected) this.#freshAsOfMs = asOfMs;
  }

  invalidate(tag: string): void {
    if (tag.startsWith(soon)) this.#invalidateSoon(tag.slice(soon.length));
    else this.#invalidateNow(tag);
  }

  #invalidateSoon(tag: string): void {
    if (this.#soonTags.size === 0) this.#soonAtMs = this.#clock() + soonMs;
    this.#soonTags.add(tag);
  }

  #invalidateNow(tag: string): void {
    if (tag === 'everything') this.#invalidateAll();
    for (const { invalidatedTags } of this.#inFlight.values()) invalidatedTags.add(tag);
    this.#store.invalidate(tag);
  }

  disconnected(): void {
    this.#isConnected = false;
    this.#freshAsOfMs = Number.NEGATIVE_INFINITY;
    this.#invalidateAll();
  }

  #invalidateAll(): void {
    for (const inFlight of this.#inFlight.values()) inFlight.isCacheable = false;
    this.#store.clear();
  }

  /** Checked before each use instead of by a timer: a value in flight when it is due is not stored either. */
  #expire(): void {
    this.#expireAtMidnight();
    if (this.#clock() < this.#soonAtMs) return;
    const tags = [...this.#soonTags];
    this.#soonTags.clear();
    this.#soonAtMs = Number.POSITIVE_INFINITY;
    for (const tag of tags) this.#invalidateNow(tag);
  }

  /** Prices and releases depend on the shop's day. */
  #expireAtMidnight(): void {
    const today = shopDay(this.#now());
    if (today === this.#day) return;
    this.#day = today;
    this.#invalidateAll();
  }

  /** A value that is not storable is given to those who wait for it only. */
  protected isStorable(_value: Value): boolean {
    return true;
  }

  #produce(key: string, produce: Produce<Value>): Promise<Value> {
    this.#expire();
    const collector = new CacheTagCollector();
    const invalidatedTags = new Set<string>();
    const value = produce(collector)
      .then((produced) => {
        this.#expire();
        const { isComplete, tags } = collector;
        const isFresh = inFlight.isCacheable && ![...tags].some((tag) => invalidatedTags.has(tag));
        // One that was superseded by a later request is not tracked any more and may be stale.
        const isLatest = this.#inFlight.get(key) === inFlight;
        if (isLatest && isFresh && isComplete && this.isStorable(produced)) this.#store.put(key, produced, tags);
        return produced;
      })
      .finally(() => {
        if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key);
      });
    const inFlight: InFlight<Value> = { invalidatedTags, isCacheable: this.#isConnected, value };
    this.#inFlight.set(key, inFlight);
    return value;
  }
}
