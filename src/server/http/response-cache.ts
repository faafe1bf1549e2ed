import { CacheKeysByUrl } from './cache-key.ts';
import type { CachedResponse } from './cached-response.ts';
import { PageData } from './page-data.ts';
import { soon, TaggedCache, type TaggedCacheOptions } from './tagged-cache.ts';

const megabyte = 1024 * 1024;

/** Public responses as bytes, and the data that many pages share. */
export class ResponseCache extends TaggedCache<CachedResponse> {
  readonly keys = new CacheKeysByUrl();
  readonly pageData: PageData;

  constructor({ maxBytes = 96 * megabyte, ...options }: Partial<TaggedCacheOptions> = {}) {
    super({ ...options, maxBytes });
    this.pageData = new PageData({ ...options, maxBytes: 16 * megabyte });
  }

  override connected(): void {
    super.connected();
    this.pageData.connected();
  }

  override upToDate(asOfMs: number): void {
    super.upToDate(asOfMs);
    this.pageData.upToDate(asOfMs);
  }

  /** The data at once: a page that is rendered later must not be older than what is due for its own tags. */
  override invalidate(tag: string): void {
    super.invalidate(tag);
    this.pageData.invalidate(tag.startsWith(soon) ? tag.slice(soon.length) : tag);
  }

  override disconnected(): void {
    super.disconnected();
    this.pageData.disconnected();
  }

  protected override isStorable({ status }: CachedResponse): boolean {
    return status < 500;
  }
}
