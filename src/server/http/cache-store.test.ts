import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CacheStore } from './cache-store.ts';
import { CachedResponse } from './cached-response.ts';

const responseOf = (bytes: number) => new CachedResponse({ status: 200, headers: {}, bytes: Buffer.alloc(bytes) });

const maxBytes = 40_000;

/** Keys with their sizes, least recently used first. */
class LruModel {
  entries: { key: string; bytes: number }[] = [];

  get bytes(): number {
    return this.entries.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  put(key: string, bytes: number): void {
    this.remove(key);
    if (bytes <= maxBytes / 4) this.entries.push({ key, bytes });
    while (this.bytes > maxBytes) this.entries.shift();
  }

  find(key: string): boolean {
    const found = this.entries.find((entry) => entry.key === key);
    if (!found) return false;
    this.remove(key);
    this.entries.push(found);
    return true;
  }

  remove(key: string): void {
    this.entries = this.entries.filter((entry) => entry.key !== key);
  }
}

type Step = (store: CacheStore<CachedResponse>, model: LruModel) => void;

const putting = (key: string, size: number): Step => {
  const response = responseOf(size);
  return (store, model) => {
    store.put(key, response, new Set([`tag:${key}`]));
    model.put(key, response.sizeBytes + 2 * key.length + 120);
  };
};
const finding = (key: string): Step => {
  return (store, model) => expect(store.find(key) !== undefined).toBe(model.find(key));
};
const invalidating = (key: string): Step => {
  return (store, model) => {
    store.invalidate(`tag:${key}`);
    model.remove(key);
  };
};

describe('the cache store', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(key, fc.nat(12_000)).map(([name, size]) => putting(name, size)) },
    { weight: 3, arbitrary: key.map(finding) },
    { weight: 1, arbitrary: key.map(invalidating) },
  );

  it('never exceeds its size, and evicts the least recently used first', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const store = new CacheStore<CachedResponse>(maxBytes);
        const model = new LruModel();
        for (const act of steps) {
          act(store, model);
          expect([store.count, store.bytes]).toEqual([model.entries.length, model.bytes]);
          expect(store.bytes).toBeLessThanOrEqual(maxBytes);
        }
      }),
    );
  });

  it('counts the encodings that are made later, and evicts for them', () => {
    const limit = 66_000;
    const store = new CacheStore(limit);
    const responses = Array.from({ length: 10 }, () => {
      const bytes = crypto.getRandomValues(new Uint8Array(5000));
      return new CachedResponse({ status: 200, headers: {}, bytes });
    });
    for (const [at, response] of responses.entries()) store.put(`page ${at}`, response, new Set());
    const [first, second] = responses;
    const before = store.bytes;
    const { body } = second?.getVariant('gzip') ?? { body: [] };
    expect(store.bytes).toBe(before + body.length);
    second?.getVariant('br');
    expect(store.bytes).toBeLessThanOrEqual(limit);
    expect([store.find('page 0'), store.find('page 1')]).toEqual([undefined, second]);
    const after = store.bytes;
    first?.getVariant('br');
    expect(store.bytes, 'an evicted response does not count').toBe(after);
  });

  it('counts an encoding that was compressed better at its new size', async () => {
    const store = new CacheStore(1_000_000);
    const text = Array.from({ length: 500 }, (_, index) => `${index} ${index * 7919} парфуми`).join(' ');
    const response = new CachedResponse({ status: 200, headers: {}, bytes: Buffer.from(text) });
    store.put('page', response, new Set());
    const before = store.bytes;
    const quick = response.getVariant('br');
    expect([response.findVariant('br'), quick.isQuick], 'the next request gets the same').toEqual([quick, true]);
    await response.settled();
    const small = response.getVariant('br');
    expect([small.isQuick, small.notModifiedHeaders.at(-1) === quick.notModifiedHeaders.at(-1)]).toEqual([
      false,
      false,
    ]);
    expect(small.body.length).toBeLessThan(quick.body.length);
    expect(store.bytes, 'the uncompressed variant is dropped').toBe(
      before + small.body.length - Buffer.byteLength(text),
    );
    expect(Buffer.from(response.getVariant('identity').body).toString(), 'and decompressed on demand').toBe(text);
    expect(gunzipSync(response.getVariant('gzip').body).toString()).toBe(text);
  });

  it('invalidates all entries with a tag and no others', () => {
    const store = new CacheStore<CachedResponse>(maxBytes);
    store.put('list', responseOf(1), new Set(['product:1', 'product:2']));
    store.put('one', responseOf(1), new Set(['product:1']));
    store.put('two', responseOf(1), new Set(['product:2']));
    store.invalidate('product:1');
    expect(['list', 'one', 'two'].filter((key) => store.find(key))).toEqual(['two']);
    store.clear();
    expect([store.count, store.bytes]).toEqual([0, 0]);
  });

  it('of size 0 caches nothing', () => {
    const store = new CacheStore(0);
    store.put('page', responseOf(0), new Set());
    expect([store.count, store.find('page')]).toEqual([0, undefined]);
  });
});
