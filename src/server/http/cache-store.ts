import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

type Entry = { readonly response: CachedResponse; readonly tags: ReadonlySet<string> };

/** The tag and its place in the index. */
const bytesPerTag = 120;

/** One response must not evict all others. */
const maxEntryShare = 1 / 4;

/** An LRU cache with a limit in bytes, and an index from cache tags to the entries that carry them. */
export class CacheStore {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      // A size of 0 would mean no limit; no response fits into one byte.
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes * maxEntryShare)),
      sizeCalculation: ({ response, tags }, key) => response.sizeBytes + 2 * key.length + bytesPerTag * tags.size,
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

  find(key: string): CachedResponse | undefined {
    return this.#entries.get(key)?.response;
  }

  put(key: string, response: CachedResponse, tags: ReadonlySet<string>): void {
    this.#entries.delete(key);
    this.#entries.set(key, { response, tags });
    if (!this.#entries.has(key)) return;
    for (const tag of tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
    // Set again: the cache computes the size of an entry only then.
    response.onResize = () => this.#entries.set(key, { response, tags });
  }

  invalidate(tag: string): void {
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #release(key: string, { response, tags }: Entry): void {
    response.onResize = null;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
