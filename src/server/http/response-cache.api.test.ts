import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeBrand, makeCategory, makePerson, makeProduct } from '#test/factories.ts';
import { StubPages } from '#test/stub-pages.ts';
import { openTwoProcesses, type ShopWithPages } from '#test/two-processes.ts';

const allPages: StubPages[] = [];
const [shop, other] = openTwoProcesses(() => {
  const pages = new StubPages();
  allPages.push(pages);
  return pages.build;
});
const [pages, otherPages] = allPages as [StubPages, StubPages];

const menuApi = '/api/openpath/categories/getall/ismenu';

const hitsDuring = async (act: () => Promise<unknown>, at = shop) => {
  const before = at.responseCache.stats.hits;
  await act();
  return at.responseCache.stats.hits - before;
};

beforeEach(async () => {
  for (const each of [shop, other]) {
    await each.settle();
    each.responseCache.invalidate('everything');
  }
  pages.rendered.length = 0;
  otherPages.rendered.length = 0;
});
afterEach(() => {
  pages.beforeResponse = async () => undefined;
  shop.now = new Date('2026-03-17T10:00:00Z');
});

describe('a public page', () => {
  it('is rendered once and then served from the cache, the same to the last header', async () => {
    const first = await shop.fetch('/menu');
    const second = await shop.fetch('/menu');
    expect(pages.rendered).toEqual(['/menu']);
    expect(await second.text()).toBe(await first.text());
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
    expect(headersOf(second)).toEqual(headersOf(first));
    expect(second.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(second.headers.get('cache-control')).toBe('no-cache');
    expect(second.headers.get('vary')).toBe('accept-encoding');
    expect(second.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('has the security headers of every other response', async () => {
    await shop.fetch('/menu');
    const kept = await shop.fetch('/menu');
    const made = await shop.fetch('/plain');
    const protecting = (name: string) => /^(x-|cross-origin|origin-agent|referrer|strict)/.test(name);
    for (const [name, value] of made.headers) {
      if (protecting(name) && name !== 'x-request-id') expect([name, kept.headers.get(name)]).toEqual([name, value]);
    }
    expect(kept.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is compressed as the client accepts, once per encoding', async () => {
    const ask = async (encoding: string) => {
      const response = await shop.fetch('/menu', { headers: { 'accept-encoding': encoding } });
      return [response.headers.get('content-encoding'), await response.text()];
    };
    const [, plain] = await ask('identity');
    expect(await ask('gzip, deflate, br')).toEqual(['br', plain]);
    expect(await ask('gzip, deflate, br')).toEqual(['br', plain]);
    expect(await ask('gzip')).toEqual(['gzip', plain]);
    expect(await ask('br;q=0, gzip')).toEqual(['gzip', plain]);
    expect(await ask('zstd')).toEqual([null, plain]);
    expect(pages.rendered).toEqual(['/menu']);
    const kept = shop.responseCache.find('/menu');
    await kept?.settled();
    expect(brotliDecompressSync(Buffer.from(kept?.findVariant('br')?.body ?? '')).toString()).toBe(plain);
    expect(gunzipSync(Buffer.from(kept?.findVariant('gzip')?.body ?? '')).toString()).toBe(plain);
  });

  it('is revalidated with 304, in whichever encoding', async () => {
    const first = await shop.fetch('/menu', { headers: { 'accept-encoding': 'br' } });
    const quickTag = first.headers.get('etag') ?? '';
    expect(quickTag).toMatch(/^"[\w-]{27}-br-quick"$/);
    await shop.fetch('/menu', { headers: { 'accept-encoding': 'br' } });
    await shop.responseCache.find('/menu')?.settled();
    const { headers } = await shop.fetch('/menu', { headers: { 'accept-encoding': 'br' } });
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}-br"$/);
    for (const sent of [quickTag, tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await shop.fetch('/menu', { headers: { 'accept-encoding': 'br', 'if-none-match': sent } });
      expect([sent, again.status, await again.text(), again.headers.get('etag')]).toEqual([sent, 304, '', tag]);
      expect(again.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
      expect(again.headers.get('content-type')).toBeNull();
    }
    const changed = await shop.fetch('/menu', { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
    shop.responseCache.invalidate('everything');
    const made = await shop.fetch('/menu', { headers: { 'accept-encoding': 'br', 'if-none-match': tag } });
    expect([made.status, pages.rendered.length], 'made anew, and found to be the same').toEqual([304, 2]);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const plainly = { headers: { 'accept-encoding': 'identity' } };
    const made = await shop.fetch('/menu', { method: 'HEAD', ...plainly });
    const got = await shop.fetch('/menu', plainly);
    const kept = await shop.fetch('/menu', { method: 'HEAD', ...plainly });
    const length = String(Buffer.byteLength(await got.text()));
    for (const head of [made, kept]) {
      expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', length]);
      expect(head.headers.get('etag')).toBe(got.headers.get('etag'));
    }
    expect(pages.rendered).toEqual(['/menu']);
  });

  it('is rendered once for concurrent requests', async () => {
    const slow = Promise.withResolvers<void>();
    pages.beforeResponse = () => slow.promise;
    const asked = Array.from({ length: 10 }, () => shop.fetch('/menu'));
    await expect.poll(() => shop.responseCache.stats.misses, { interval: 5 }).toBeGreaterThan(0);
    await pause(100);
    slow.resolve();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual(Array(10).fill(200));
    expect(pages.rendered).toEqual(['/menu']);
  });

  it('has one cache key whatever the order of its parameters and the advertisement parameters', async () => {
    for (const query of ['?b=1&a=2', '?a=2&b=1', '?utm_source=x&a=2&b=1&gclid=y', '?a=2&b=1&']) {
      await shop.fetch(`/menu${query}`);
    }
    expect(pages.rendered).toEqual(['/menu?a=2&b=1']);
    await shop.fetch('/menu?a=2&a=1');
    await shop.fetch('/menu?a=1&a=2');
    expect(pages.rendered).toEqual(['/menu?a=2&b=1', '/menu?a=2&a=1', '/menu?a=1&a=2']);
  });

  it('has the same cache key with parameters that it does not read, and with another spelling of its path', async () => {
    const { statements } = await shop.database.countQueries(async () => {
      await shop.fetch('/menu');
      for (const address of [
        '/menu?cb=1',
        '/menu?cb=2&cb=3',
        '/menu?c',
        '/MENU',
        '/menu/',
        '/menu///?d=4',
        '/%6Denu',
      ]) {
        expect([address, (await shop.fetch(address)).status]).toEqual([address, 200]);
      }
    });
    expect(pages.rendered).toEqual(['/menu']);
    expect(statements).toHaveLength(1);
  });

  it('that does not exist is cached as 404 until it does', async () => {
    const title = 'coming-soon';
    const ask = async () => (await shop.fetch(`/category/${title}`)).status;
    expect([await ask(), await ask(), pages.rendered.length]).toEqual([404, 404, 1]);
    await makeCategory(shop.db, { title });
    await shop.settle();
    expect([await ask(), pages.rendered.length]).toEqual([200, 2]);
  });

  it('that failed, or that was rendered without some of its data, is not cached', async () => {
    await shop.fetch('/broken');
    expect((await shop.fetch('/broken')).status).toBe(500);
    expect(pages.rendered).toEqual(['/broken', '/broken']);
    await shop.db.execute(sql`alter table categories rename to categories_away`);
    const without = await shop.fetch('/forgiving');
    expect([without.status, await without.text()]).toEqual([200, expect.stringContaining('0 categories')]);
    await shop.db.execute(sql`alter table categories_away rename to categories`);
    await makeCategory(shop.db);
    expect(await (await shop.fetch('/forgiving')).text()).not.toContain('>0 categories');
  });

  it('expires at the shop’s midnight', async () => {
    shop.now = new Date('2026-03-17T21:59:59Z');
    await shop.fetch('/menu');
    await shop.fetch('/menu');
    expect(pages.rendered).toHaveLength(1);
    shop.now = new Date('2026-03-17T22:00:00Z');
    await shop.fetch('/menu');
    await shop.fetch('/menu');
    expect(pages.rendered).toHaveLength(2);
  });
});

describe('a public response of the API', () => {
  it('is cached per language', async () => {
    const ask = async (language: string) => {
      const response = await shop.fetch(menuApi, { headers: { 'accept-language': language } });
      expect(response.headers.get('vary')).toBe('accept-encoding, accept-language');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      return ((await response.json()) as { message: string }).message;
    };
    const hits = await hitsDuring(async () => {
      expect([await ask('uk'), await ask('en'), await ask('uk'), await ask('en')]).toEqual([
        'Готово',
        'Done',
        'Готово',
        'Done',
      ]);
    });
    expect(hits).toBe(2);
  });

  it('has the same cache key with a trailing slash, and is revalidated with 304', async () => {
    const { headers } = await shop.fetch(menuApi);
    const again = await shop.fetch(`${menuApi}/`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is shared with signed-in clients: their token is not read', async () => {
    const { token } = await makePerson(shop.db);
    await shop.settle();
    const { statements } = await shop.database.countQueries(() => shop.fetch(menuApi, { token }));
    expect(statements.filter((statement) => statement.includes('sessions'))).toEqual([]);
    expect(await hitsDuring(() => shop.fetch(menuApi))).toBe(1);
  });

  it('is not cached when it is a refusal', async () => {
    await shop.fetch('/api/openpath/products/getall?perPage=0');
    await shop.fetch('/api/openpath/categories/by/title/none-such');
    expect(shop.responseCache.stats.entries).toBe(0);
  });
});

describe('a change', () => {
  const bodyOf = async (at: ShopWithPages, address: string) => (await at.fetch(address)).text();

  async function expectSeenAtOnce(address: string, word: string, change: () => Promise<unknown>) {
    const both = [shop, other];
    for (const at of both) {
      await bodyOf(at, address);
      expect(await hitsDuring(() => bodyOf(at, address), at), 'it was cached').toBe(1);
      expect(await bodyOf(at, address)).not.toContain(word);
    }
    await change();
    for (const at of both) {
      await at.settle();
      expect(await bodyOf(at, address)).toContain(word);
    }
  }

  it('of a category invalidates the caches of all processes', async () => {
    const { id } = await makeCategory(shop.db);
    for (const each of [shop, other]) await each.settle();
    const rename = (name: string) => shop.db.update(categories).set({ name }).where(eq(categories.id, id));
    await expectSeenAtOnce(menuApi, 'Деревні', () => rename('Деревні'));
    await expectSeenAtOnce('/menu', 'Квіткові', () => rename('Квіткові'));
  });

  it('of a product or of its brand invalidates the caches of all processes', async () => {
    const brand = await makeBrand(shop.db, { isActive: true });
    const { id } = await makeProduct(shop.db, { brandId: brand.id });
    for (const each of [shop, other]) await each.settle();
    const list = '/api/openpath/products/getall';
    await expectSeenAtOnce(list, 'Дощ у Карпатах', () =>
      shop.db.update(products).set({ name: 'Дощ у Карпатах' }).where(eq(products.id, id)),
    );
    await expectSeenAtOnce(list, 'Полонина', () =>
      shop.db.update(brands).set({ name: 'Полонина' }).where(eq(brands.id, brand.id)),
    );
  });

  it('that is committed while a page is rendered is not lost', async () => {
    const { id } = await makeCategory(shop.db, { name: 'Стара назва' });
    await shop.settle();
    const slow = Promise.withResolvers<void>();
    pages.beforeResponse = () => slow.promise;
    const early = bodyOf(shop, '/menu');
    await expect.poll(() => pages.rendered.length, { interval: 5 }).toBe(1);
    await pause(50);
    await shop.db.update(categories).set({ name: 'Нова назва' }).where(eq(categories.id, id));
    await shop.settle();
    const late = bodyOf(shop, '/menu');
    await expect.poll(() => pages.rendered.length, { interval: 5 }).toBe(2);
    slow.resolve();
    expect(await early).toContain('Стара назва');
    expect(await late).toContain('Нова назва');
    expect(await bodyOf(shop, '/menu')).toContain('Нова назва');
    expect(pages.rendered).toHaveLength(2);
  });
});

describe('without the change feed', () => {
  /** Allows or refuses new connections, from another database; open connections stay. */
  async function allowConnections(isOpen: boolean): Promise<void> {
    const server = await connectDatabase(inject('databaseServerUrl'), { maxConnections: 1 });
    const name = new URL(shop.database.url).pathname.slice(1);
    await server.pool.query(`alter database ${name} allow_connections ${isOpen}`);
    await server.close();
  }

  it('nothing is cached, and everything is again after a reconnect', async () => {
    await shop.fetch('/menu');
    expect(shop.responseCache.stats.entries).toBe(1);
    await allowConnections(false);
    try {
      await shop.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'kraplyna-direct' and datname = current_database()`);
      await expect.poll(() => shop.changeFeed.isListening, { interval: 5 }).toBe(false);
      expect(shop.responseCache.stats.entries, 'changes may have been missed').toBe(0);
      pages.rendered.length = 0;
      await shop.fetch('/menu');
      await shop.fetch('/menu');
      expect(pages.rendered).toHaveLength(2);
    } finally {
      await allowConnections(true);
    }
    await Promise.all([shop.changeFeed.whenConnected(), other.changeFeed.whenConnected()]);
    pages.rendered.length = 0;
    await shop.fetch('/menu');
    await shop.fetch('/menu');
    expect(pages.rendered).toHaveLength(1);
  });
});

describe('a public read by POST', () => {
  const ask = (AreaRef: string, headers: Record<string, string> = {}) =>
    shop.fetch('/api/carrier', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ modelName: 'Address', calledMethod: 'getCities', methodProperties: { AreaRef } }),
    });
  const lviv = '71508134-9b87-11de-822f-000c2965ae0e';
  const odesa = '71508136-9b87-11de-822f-000c2965ae0e';

  it('is cached by its body and language, until midnight', async () => {
    const first = await (await ask(lviv)).text();
    expect(await hitsDuring(async () => expect(await (await ask(lviv)).text()).toBe(first))).toBe(1);
    expect(await hitsDuring(async () => expect(await (await ask(odesa)).text()).not.toBe(first))).toBe(0);
    expect(await hitsDuring(() => ask(lviv, { 'accept-language': 'en' }))).toBe(0);
    shop.now = new Date('2026-03-18T09:00:00Z');
    expect(await hitsDuring(() => ask(lviv))).toBe(0);
    // The stored list is of yesterday and still valid, but the response is not cached: it would outlive the list.
    expect(await hitsDuring(() => ask(lviv))).toBe(0);
  });
});
