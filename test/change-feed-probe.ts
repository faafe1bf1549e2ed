import type { ChangeListener } from '#server/db/change-feed.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';

/** Forwards the change feed to the cache, and lets a test wait for one notification or for the connection. */
export class ChangeFeedProbe implements ChangeListener {
  readonly #cache: ResponseCache;
  readonly #marks = new Map<string, () => void>();
  #up = Promise.withResolvers<void>();
  isListening = false;
  /** Most tests do not wait for what is invalidated only a little later. */
  isSoonNow = true;

  constructor(cache: ResponseCache) {
    this.#cache = cache;
  }

  /** Resolves when this notification arrives. */
  received(mark: string): Promise<void> {
    return new Promise((resolve) => this.#marks.set(mark, resolve));
  }

  /** Resolves once the feed is connected and up to date. */
  whenConnected(): Promise<void> {
    return this.#up.promise;
  }

  connected(): void {
    this.#cache.connected();
  }

  invalidate(tag: string): void {
    const resolve = this.#marks.get(tag);
    this.#marks.delete(tag);
    // A mark belongs to a test and invalidates nothing.
    if (resolve) resolve();
    else this.#cache.invalidate(this.isSoonNow ? tag.replace(/^soon:/, '') : tag);
  }

  /** As fresh as can be: on a busy machine a heartbeat may be late, which has tests of its own. */
  upToDate(): void {
    this.#cache.upToDate(Number.POSITIVE_INFINITY);
    this.isListening = true;
    this.#up.resolve();
  }

  disconnected(): void {
    this.#cache.disconnected();
    if (!this.isListening) return;
    this.isListening = false;
    this.#up = Promise.withResolvers();
  }
}
