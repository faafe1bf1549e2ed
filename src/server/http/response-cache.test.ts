import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import type { CacheTagCollector } from './cache-tags.ts';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const textOf = (answer: CachedResponse | undefined) =>
  answer && Buffer.from(answer.getVariant('identity').body).toString();
const answerOf = (text: string) => new CachedResponse({ status: 200, headers: {}, bytes: Buffer.from(text) });

const make = (text: string) => (collector: CacheTagCollector) =>
  collector.track(async (addCacheTags) => {
    addCacheTags('products');
    return answerOf(text);
  });

function openAnswers() {
  const time = { ms: 0 };
  const responseCache = new ResponseCache({ clock: () => time.ms });
  responseCache.connected();
  responseCache.upToDate(0);
  return { responseCache, time };
}

/** One turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const shownBy = { one: ['products'], two: ['brands', 'blog'] } as const;
type PageName = keyof typeof shownBy;
type Tag = (typeof shownBy)[PageName][number];

/** A model: a database with version counters, and responses that contain them. */
class ToyShop {
  readonly responseCache = openAnswers().responseCache;
  readonly #versions: Record<Tag, number> = { products: 0, brands: 0, blog: 0 };
  readonly #pendingNotifications: Tag[] = [];
  readonly #pendingRequests: { read(): void; finish(): void }[] = [];

  truthOf(page: PageName): string {
    return shownBy[page].map((tag) => `${tag} ${this.#versions[tag]}`).join();
  }

  get areAllNotified(): boolean {
    return this.#pendingNotifications.length === 0;
  }

  request(page: PageName): void {
    void this.responseCache.get(page, (collector) => collector.track((addCacheTags) => this.#make(page, addCacheTags)));
  }

  async #make(page: PageName, addCacheTags: Context['addCacheTags']): Promise<CachedResponse> {
    addCacheTags(...shownBy[page]);
    const finishing = Promise.withResolvers<void>();
    let text = this.truthOf(page);
    const read = () => {
      text = this.truthOf(page);
    };
    this.#pendingRequests.push({ read, finish: finishing.resolve });
    await finishing.promise;
    return answerOf(text);
  }

  read(at: number): void {
    this.#pendingRequests[at]?.read();
  }

  finish(at: number): void {
    this.#pendingRequests.splice(at, 1)[0]?.finish();
  }

  commit(tag: Tag): void {
    this.#versions[tag] += 1;
    this.#pendingNotifications.push(tag);
  }

  notify(): void {
    const tag = this.#pendingNotifications.shift();
    if (tag) this.responseCache.invalidate(tag);
  }
}

describe('the response cache', () => {
  const event: fc.Arbitrary<(shop: ToyShop) => void> = fc.oneof(
    fc.constantFrom<PageName[]>('one', 'two').map((page) => (shop: ToyShop) => shop.request(page)),
    fc.constantFrom<Tag[]>('products', 'brands', 'blog').map((tag) => (shop: ToyShop) => shop.commit(tag)),
    fc.constant((shop: ToyShop) => shop.notify()),
    fc.nat(3).map((at) => (shop: ToyShop) => shop.read(at)),
    fc.nat(3).map((at) => (shop: ToyShop) => shop.finish(at)),
  );

  it('is never stale, in whichever order requests, changes and invalidations come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 40, size: 'max' }), async (events) => {
        const shop = new ToyShop();
        for (const happen of events) {
          happen(shop);
          await turn();
          if (!shop.areAllNotified) continue;
          const pages: PageName[] = ['one', 'two'];
          for (const each of pages) {
            expect([undefined, shop.truthOf(each)]).toContain(textOf(shop.responseCache.find(each)));
          }
        }
      }),
    );
  });

  it('coalesces concurrent requests, but not those that come after a change', async () => {
    const { responseCache } = openAnswers();
    const slow = Promise.withResolvers<void>();
    let made = 0;
    const ask = () =>
      responseCache.get('page', (collector) =>
        collector.track(async (addCacheTags) => {
          made += 1;
          const text = `version ${made}`;
          addCacheTags('products');
          await slow.promise;
          return answerOf(text);
        }),
      );
    const early = [ask(), ask(), ask()];
    responseCache.invalidate('products');
    const late = [ask(), ask()];
    slow.resolve();
    expect((await Promise.all(early)).map(textOf)).toEqual(Array(3).fill('version 1'));
    expect((await Promise.all(late)).map(textOf)).toEqual(Array(2).fill('version 2'));
    expect(textOf(responseCache.find('page'))).toBe('version 2');
  });

  it('fails coalesced requests together, and tries again for the next', async () => {
    const { responseCache } = openAnswers();
    const fail = () => responseCache.get('page', () => Promise.reject(new Error('away')));
    await Promise.all([fail(), fail()].map((failed) => expect(failed).rejects.toThrow('away')));
    expect(textOf(await responseCache.get('page', make('back')))).toBe('back');
  });

  it('serves nothing without a heartbeat for more than a second, and again after one', async () => {
    const { responseCache, time } = openAnswers();
    await responseCache.get('page', make('cached'));
    time.ms = 1000;
    expect(textOf(responseCache.find('page'))).toBe('cached');
    time.ms = 1001;
    expect(responseCache.find('page')).toBeUndefined();
    responseCache.upToDate(900);
    expect(textOf(responseCache.find('page'))).toBe('cached');
  });

  it('drops everything when the change feed disconnects, requests in flight included', async () => {
    const { responseCache } = openAnswers();
    await responseCache.get('kept', make('old'));
    const slow = Promise.withResolvers<void>();
    const onItsWay = responseCache.get('late', async (collector) => {
      const answer = await make('old')(collector);
      await slow.promise;
      return answer;
    });
    responseCache.disconnected();
    responseCache.upToDate(0);
    await responseCache.get('deaf', make('unheard'));
    responseCache.connected();
    responseCache.upToDate(0);
    slow.resolve();
    await onItsWay;
    expect(responseCache.stats.entries).toBe(0);
    await responseCache.get('kept', make('new'));
    expect(textOf(responseCache.find('kept'))).toBe('new');
  });

  it('serves what changes soon for two seconds more, many changes together, and none that was in flight then', async () => {
    const { responseCache, time } = openAnswers();
    const passTo = (ms: number) => {
      time.ms = ms;
      responseCache.upToDate(ms);
    };
    await responseCache.get('page', make('old'));
    responseCache.invalidate('soon:products');
    passTo(1500);
    responseCache.invalidate('soon:products');
    responseCache.invalidate('soon:brands');
    const slow = Promise.withResolvers<void>();
    const inFlight = responseCache.get('late', async (collector) => {
      const answer = await make('old')(collector);
      await slow.promise;
      return answer;
    });
    passTo(1999);
    expect(textOf(responseCache.find('page'))).toBe('old');
    passTo(2000);
    slow.resolve();
    expect(textOf(await inFlight)).toBe('old');
    expect([responseCache.find('page'), responseCache.find('late')]).toEqual([undefined, undefined]);
    await responseCache.get('page', make('new'));
    passTo(9000);
    expect(textOf(responseCache.find('page'))).toBe('new');
    responseCache.invalidate('soon:products');
    responseCache.invalidate('products');
    expect(responseCache.find('page')).toBeUndefined();
  });

  it('holds only responses whose tags are complete', async () => {
    const { responseCache } = openAnswers();
    const quiet = async (collector: CacheTagCollector) => collector.track(async () => answerOf('adds no tags'));
    await responseCache.get('quiet', quiet);
    await responseCache.get('half', async (collector) => {
      await make('menu')(collector);
      return quiet(collector);
    });
    await responseCache.get('without', async (collector) => {
      await make('menu')(collector);
      await collector
        .track(async (addCacheTags) => {
          addCacheTags('brands');
          throw new Error('the database is away');
        })
        .catch(() => undefined);
      return answerOf('a page with a hole');
    });
    await responseCache.get('failed', async (collector) => {
      await make('menu')(collector);
      return new CachedResponse({ status: 500, headers: {}, bytes: Buffer.from('broke') });
    });
    await responseCache.get('no data', async () => answerOf('no call at all'));
    await responseCache.get(null, make('no key'));
    expect(responseCache.stats).toMatchObject({ entries: 0, misses: 6 });
  });
});
