import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '#contracts/orders.ts';
import type { ProductCard } from '#contracts/products.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { makeCategory, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { StubPages } from '#test/stub-pages.ts';
import { openTwoProcesses, type ShopWithPages } from '#test/two-processes.ts';

const both = openTwoProcesses(() => new StubPages().build);
const [shop] = both;

beforeEach(() => {
  for (const at of both) at.changeFeed.isSoonNow = false;
});
afterEach(() => {
  for (const at of both) {
    at.clockMs = 0;
    at.responseCache.invalidate('everything');
  }
});

type Answer = { isHit: boolean; etag: string; data: unknown };

async function read(at: ShopWithPages, path: string): Promise<Answer> {
  await at.settle();
  const before = at.responseCache.stats.hits;
  const response = await at.fetch(`/api/openpath/${path}`, { headers: { 'accept-encoding': 'identity' } });
  expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
  const { data } = (await response.json()) as { data: unknown };
  return { isHit: at.responseCache.stats.hits > before, etag: response.headers.get('etag') ?? '', data };
}

/** Each read twice, in both processes, so that it is cached. */
async function warm(paths: readonly string[]): Promise<Map<string, string>> {
  const etags = new Map<string, string>();
  for (const at of both) {
    for (const path of paths) {
      await read(at, path);
      const { isHit, etag } = await read(at, path);
      expect([path, isHit]).toEqual([path, true]);
      etags.set(path, etag);
    }
  }
  return etags;
}

async function makeScene(quantity: number) {
  const word = `крапля${crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/[^a-z]/g, 'x')}`;
  const category = await makeCategory(shop.db);
  const sold = await makeProduct(shop.db, { categoryId: category.id, name: `Парфуми ${word}`, quantity });
  const other = await makeProduct(shop.db, { categoryId: category.id, quantity: 50 });
  await reindexProducts(shop.context, [sold.id, other.id]);
  const page = `products/by/id/${sold.id}`;
  const lists = [
    `products/getall?categories=${category.title}`,
    `products/getall?categories=${category.title}&filter[stock]=true`,
    'products/getall',
    'products/bestsellers',
    `products/related/${other.id}`,
    `filters/products?categories=${category.title}`,
    `search?query=${encodeURIComponent(word)}`,
    `search/suggest?query=${encodeURIComponent(word)}`,
  ];
  return { sold, page, lists };
}

const sell = (id: string, count: number) => shop.callAs(null)(placeOrder, { body: orderBody([line({ id }, count)]) });

async function hitsOf(at: ShopWithPages, paths: readonly string[]): Promise<boolean[]> {
  const hits: boolean[] = [];
  for (const path of paths) hits.push((await read(at, path)).isHit);
  return hits;
}

/** Undefined if the list does not have the product. */
async function stockIn(at: ShopWithPages, path: string, id: string): Promise<number | undefined> {
  const { data } = await read(at, path);
  const cards = Array.isArray(data) ? data : (data as { products: unknown[] }).products;
  return (cards as ProductCard[]).find(({ _id }) => _id === id)?.quantity;
}

describe('[RULE-SCALE-01] a sale', () => {
  it('drops no list in any process, and its own page at once', async () => {
    const { sold, page, lists } = await makeScene(20);
    const etags = await warm([page, ...lists]);
    for (let left = 19; left > 12; left -= 1) {
      await sell(sold.id, 1);
      for (const at of both) {
        for (const path of lists) {
          const { isHit, etag } = await read(at, path);
          expect([path, isHit, etag]).toEqual([path, true, etags.get(path)]);
        }
        const own = await read(at, page);
        expect([own.isHit, (own.data as ProductCard).quantity]).toEqual([false, left]);
        expect(own.etag).not.toBe(etags.get(page));
      }
      etags.set(page, '');
    }
    for (const at of both) at.clockMs = 60_000;
    for (const path of lists) expect([path, (await read(shop, path)).isHit]).toEqual([path, true]);
  });

  it('of the last piece is in every list a few seconds later, which are served until then', async () => {
    const { sold, page, lists } = await makeScene(2);
    const etags = await warm([page, ...lists]);
    await sell(sold.id, 2);
    for (const at of both) {
      expect((await read(at, page)).data).toMatchObject({ quantity: 0 });
      at.clockMs = 1999;
      expect(await hitsOf(at, lists)).toEqual(lists.map(() => true));
      at.clockMs = 2000;
      expect(await hitsOf(at, lists)).toEqual(lists.map(() => false));
      expect(await hitsOf(at, lists)).toEqual(lists.map(() => true));
      const [ofCategory = '', inStock = '', all = '', best = ''] = lists;
      for (const path of [ofCategory, all]) expect(await stockIn(at, path, sold.id)).toBe(0);
      for (const path of [inStock, best]) {
        expect(await stockIn(at, path, sold.id)).toBeUndefined();
        expect((await read(at, path)).etag).not.toBe(etags.get(path));
      }
    }
  });

  it('of many last pieces makes one invalidation', async () => {
    const { lists } = await makeScene(5);
    const category = await makeCategory(shop.db);
    const make = () => makeProduct(shop.db, { categoryId: category.id, quantity: 1 });
    const few = [await make(), await make(), await make(), await make()];
    await warm(lists);
    for (const [at, { id }] of few.entries()) {
      shop.clockMs = at * 100;
      await sell(id, 1);
      await shop.settle();
    }
    const missesIn = async (path: string) => ((await read(shop, path)).isHit ? 0 : 1);
    const all = 'products/getall';
    shop.clockMs = 1999;
    expect(await missesIn(all)).toBe(0);
    shop.clockMs = 2000;
    expect(await missesIn(all)).toBe(1);
    shop.clockMs = 60_000;
    expect(await missesIn(all)).toBe(0);
  });
});
