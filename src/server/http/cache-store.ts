import { LRUCache } from 'lru-cache';

export type Cacheable = {
  readonly sizeBytes: number;
  /** Called by a value that grows or shrinks; null while no cache holds it. */
  onResize?: (() => void) | null;
};

type Entry<Value> = { readonly value: Value; readonly tags: ReadonlySet<string> };

/** The tag and its place in the index. */
const bytesPerTag = 120;

/** One entry must not evict all others. */
const maxEntryShare = 1 / 4;

/** An LRU cache with a limit in bytes, and an index from cache tags to the entries that carry them. */
export class CacheStore<Value extends Cacheable> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #keysByTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      // A size of 0 would mean no limit; no entry fits into one byte.
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes * maxEntryShare)),
      sizeCalculation: ({ value, tags }, key) => value.sizeBytes + 2 * key.length + bytesPerTag * tags.size,
      noDisposeOnSet: true,
      dispose: (entry, key) => this.#release(key, entry),
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get count(): number {
    return this.#entries.size;
  }

  find(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  put(key: string, value: Value, tags: ReadonlySet<string>): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, tags });
    if (!this.#entries.has(key)) return;
    for (const tag of tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
    // Set again: the cache computes the size of an entry only then.
    value.onResize = () => this.#entries.set(key, { value, tags });
  }

  invalidate(tag: string): void {
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #release(key: string, { value, tags }: Entry<Value>): void {
    value.onResize = null;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
