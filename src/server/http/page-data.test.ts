import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCategory, listMenuCategories } from '#contracts/categories.ts';
import { Problem } from '#contracts/kit/problem.ts';
import { listProducts } from '#contracts/products.ts';
import { CachedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

const soonMs = 2000;

/** A database with one value, and pages of two titles that show it by a shared call. */
class ToyShop {
  version = 0;
  reads = 0;
  #clockMs = 0;
  readonly responseCache = new ResponseCache({ clock: () => this.#clockMs });
  readonly #pending: { read(): void; finish(): void }[] = [];
  readonly #unnotified: string[] = [];
  #soonAtMs = 0;

  constructor() {
    this.responseCache.connected();
    this.responseCache.upToDate(0);
  }

  /** All changes are notified, and those that may follow soon are due. */
  get isFollowed(): boolean {
    return this.#unnotified.length === 0 && this.#clockMs >= this.#soonAtMs;
  }

  pass(ms: number): void {
    this.#clockMs += ms;
    this.responseCache.upToDate(this.#clockMs);
  }

  show(title: string): Promise<string> {
    const page = this.responseCache.get(title, (collector) =>
      collector.track(async (addCacheTags) => {
        const asked = { endpoint: listMenuCategories, input: {}, language: 'uk' } as const;
        const { data } = await this.responseCache.pageData.answer(asked, addCacheTags, (addCacheTags) => {
          addCacheTags('categories');
          return this.#read();
        });
        return new CachedResponse({ status: 200, headers: {}, bytes: Buffer.from(String(data)) });
      }),
    );
    return page.then(textOf);
  }

  #read(): Promise<{ message: string; data: number }> {
    this.reads += 1;
    const reading = Promise.withResolvers<{ message: string; data: number }>();
    let data = this.version;
    const read = () => {
      data = this.version;
    };
    this.#pending.push({ read, finish: () => reading.resolve({ message: '', data }) });
    return reading.promise;
  }

  read(at: number): void {
    this.#pending[at]?.read();
  }

  finish(at: number): void {
    this.#pending.splice(at, 1)[0]?.finish();
  }

  /** A page that is answered before anything else happens. */
  async visit(title: string): Promise<string> {
    const shown = this.show(title);
    await turn();
    this.finish(this.#pending.length - 1);
    return shown;
  }

  commit(tag: 'categories' | 'soon:categories' = 'categories'): void {
    this.version += 1;
    this.#unnotified.push(tag);
  }

  notify(): void {
    const tag = this.#unnotified.shift();
    if (tag === undefined) return;
    if (tag !== 'categories') this.#soonAtMs = this.#clockMs + soonMs;
    this.responseCache.invalidate(tag);
  }
}

const textOf = (response: CachedResponse) => Buffer.from(response.getVariant('identity').body).toString();

/** One turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the data that pages share', () => {
  const title = fc.constantFrom('one', 'two');
  const event: fc.Arbitrary<(shop: ToyShop) => unknown> = fc.oneof(
    title.map((title) => (shop: ToyShop) => void shop.show(title)),
    { arbitrary: title.map((title) => (shop: ToyShop) => void shop.visit(title)), weight: 3 },
    fc
      .constantFrom<('categories' | 'soon:categories')[]>('categories', 'soon:categories')
      .map((tag) => (shop: ToyShop) => shop.commit(tag)),
    fc.constantFrom(100, 700, 2000).map((ms) => (shop: ToyShop) => shop.pass(ms)),
    fc.constant((shop: ToyShop) => shop.notify()),
    fc.nat(2).map((at) => (shop: ToyShop) => shop.read(at)),
    fc.nat(2).map((at) => (shop: ToyShop) => shop.finish(at)),
  );

  it('leaves no stale page in the cache, in whichever order pages, reads, changes and invalidations come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 60, size: 'max' }), async (events) => {
        const shop = new ToyShop();
        for (const happen of events) {
          happen(shop);
          await turn();
          if (!shop.isFollowed) continue;
          for (const title of ['one', 'two']) {
            const cached = shop.responseCache.find(title);
            expect([undefined, `${shop.version}`]).toContain(cached && textOf(cached));
          }
        }
      }),
    );
  });

  it('are no older than a page that is rendered again after changes that may follow soon', async () => {
    const shop = new ToyShop();
    const change = () => {
      shop.commit('soon:categories');
      shop.notify();
    };
    await shop.visit('one');
    change();
    // The page is dropped; the data would be due with the next change.
    shop.pass(2000);
    shop.responseCache.find('one');
    shop.pass(100);
    change();
    shop.pass(100);
    await shop.visit('two');
    shop.pass(100);
    change();
    // The pages are due, and the data that was kept after them would not be.
    shop.pass(1800);
    expect(await shop.visit('one')).toBe('3');
    shop.pass(2000);
    expect(await shop.visit('one')).toBe('3');
  });

  it('are read once for many pages, and again after a change', async () => {
    const shop = new ToyShop();
    const pages = [shop.show('one'), shop.show('two')];
    await turn();
    shop.finish(0);
    expect(await Promise.all(pages)).toEqual(['0', '0']);
    expect(await shop.show('three')).toBe('0');
    expect(shop.reads).toBe(1);
    shop.commit();
    shop.notify();
    const later = shop.show('one');
    await turn();
    shop.finish(0);
    expect(await later).toBe('1');
    expect(shop.reads).toBe(2);
  });

  it('are frozen, since all pages get the same object; other calls are made for each page', async () => {
    const { pageData } = new ToyShop().responseCache;
    const tags: string[] = [];
    let made = 0;
    const ask = (endpoint: typeof listMenuCategories | typeof listProducts) =>
      pageData.answer(
        { endpoint, input: {}, language: 'uk' },
        (...names) => void tags.push(...names),
        (addCacheTags) => {
          made += 1;
          addCacheTags('categories', 'brands');
          return Promise.resolve({ message: '', data: [{ name: 'Жіночі' }] });
        },
      );
    const [one, other] = [await ask(listMenuCategories), await ask(listMenuCategories)];
    expect(one.data).toBe(other.data);
    expect(() => Object.assign((one.data as object[])[0] ?? {}, { name: '' })).toThrow(TypeError);
    expect(tags).toEqual(['categories', 'brands', 'categories', 'brands']);
    expect(made).toBe(1);
    await ask(listProducts);
    await ask(listProducts);
    expect(made).toBe(3);
  });

  it('are the same object when they are read again without a change, so that their fragments are found', async () => {
    const { pageData } = new ToyShop().responseCache;
    const asked = { endpoint: listMenuCategories, input: {}, language: 'uk' } as const;
    const ask = (name: string) =>
      pageData.answer(
        asked,
        () => undefined,
        async () => ({ message: '', data: [{ name }] }),
      );
    pageData.disconnected();
    const first = await ask('Жіночі');
    expect((await ask('Жіночі')).data).toBe(first.data);
    expect(await ask('Чоловічі')).toEqual({ message: '', data: [{ name: 'Чоловічі' }] });
  });

  it('are refusals too, with their tags, but no failures', async () => {
    const { pageData } = new ToyShop().responseCache;
    const problems = [new Problem('NOT_FOUND', 'немає'), new Problem('FAILED', 'збій')];
    let made = 0;
    const tags: string[] = [];
    const ask = (problem: Problem) =>
      pageData.answer(
        { endpoint: getCategory, input: { params: { title: problem.code } }, language: 'uk' },
        (...names) => void tags.push(...names),
        (addCacheTags) => {
          made += 1;
          addCacheTags('categories');
          return Promise.reject(problem);
        },
      );
    for (const problem of problems) {
      for (let time = 0; time < 2; time += 1) await expect(ask(problem)).rejects.toBe(problem);
    }
    expect(made).toBe(3);
    expect(tags).toEqual(['categories', 'categories']);
  });
});
