import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { editCategory } from '#contracts/categories.ts';
import { nameKey, normalizeSearchText } from '#domain/search-text.ts';
import { inTransaction } from '#server/context.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeBrand, makeCategory, makePerson, makeProduct } from '#test/factories.ts';
import { StubPages } from '#test/stub-pages.ts';
import { openTwoProcesses } from '#test/two-processes.ts';
import { indexMissing, reindexBrand, reindexProducts, reindexProductsOfCategory } from './search-index.service.ts';
import { brandSearch, productSearch, searchWords } from './search-index.table.ts';

const [shop, other] = openTwoProcesses(() => new StubPages().build);

const newWord = () => `z${randomUUID().replaceAll('-', '').slice(0, 10)}`;

/** Notifications up to the commit of the work. */
async function announcedBy(work: () => Promise<unknown>): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  try {
    const heard = new Set<string>();
    const mark = randomUUID();
    const { promise: isMarked, resolve: marked } = Promise.withResolvers<void>();
    client.on('notification', ({ payload = '' }) => (payload === mark ? marked() : heard.add(payload)));
    await client.query('listen shop_changes');
    await work();
    await client.query('select pg_notify($1, $2)', ['shop_changes', mark]);
    await isMarked;
    return heard;
  } finally {
    await client.end();
  }
}

/** The words that match instead of the prefix. */
async function expanded(query: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ query: string }>(
    sql`select expand_prefixes(${query}::tsquery)::text as query`,
  );
  return rows[0]?.query.match(/'[^']+'(?::\*)?/g) ?? [];
}

describe('the vocabulary of the search', () => {
  it('[ST-SRCH-03] has the words of new and changed goods, so that a prefix is searched by all words that begin so', async () => {
    const [beginning, rare] = [newWord(), newWord()];
    const query = `'${beginning}':* & '${rare}'`;
    expect(await expanded(query)).toEqual([`'${beginning}'`, `'${rare}'`]);
    const { id } = await makeProduct(shop.db, { name: `${beginning}b ${beginning}a` });
    await reindexProducts(shop.context, [id]);
    expect(await expanded(query)).toEqual([`'${beginning}a'`, `'${beginning}b'`, `'${rare}'`]);
    await shop.db
      .update(products)
      .set({ name: `Крапля ${beginning}c` })
      .where(eq(products.id, id));
    await reindexProducts(shop.context, [id]);
    expect(await expanded(query)).toContain(`'${beginning}c'`);
  });

  it('[ST-SRCH-03] leaves a prefix of very many words, of a number or of a single word as it is', async () => {
    const beginning = newWord();
    const consonants = [...'bdfgklmnprt'];
    const words = consonants.flatMap((one) => consonants.map((other) => `${beginning}${one}${other}k`));
    const { id } = await makeProduct(shop.db, { name: 'Крапля', description: `<p>${words.join(' ')}</p>` });
    await reindexProducts(shop.context, [id]);
    expect(await expanded(`'${beginning}':* & '100':*`)).toEqual([`'${beginning}':*`, "'100':*"]);
    expect(await expanded(`'${beginning}':*`)).toEqual([`'${beginning}':*`]);
  });
});

describe('the search index', () => {
  it('leaves no suggestion stale after a category is renamed, in any process', async () => {
    const category = await makeCategory(shop.db);
    const { id, name } = await makeProduct(shop.db, { categoryId: category.id, name: `Крапля ${newWord()}` });
    await reindexProducts(shop.context, [id]);
    const word = newWord();
    const suggested = (at: typeof shop) =>
      at.fetch(`/api/openpath/search/suggest?query=${word}`).then((answer) => answer.text());
    const call = shop.callAs((await makePerson(shop.db, { admin: ['categories'] })).token);
    await call(editCategory, {
      params: { id: category.id },
      body: { name: `Дім ${word}`, title: category.title, description: '', active: true, isMenu: false },
    });
    const both = [shop, other];
    for (const at of both) {
      await at.settle();
      expect(await suggested(at), 'asked before the goods are indexed').not.toContain(name);
    }
    await shop.runJobs();
    for (const at of both) {
      await at.settle();
      expect(await suggested(at)).toContain(name);
    }
  });

  it('keeps a name that was edited while a job indexes the category', async () => {
    const category = await makeCategory(shop.db);
    const { id } = await makeProduct(shop.db, { categoryId: category.id, name: `Крапля ${newWord()}` });
    const name = `Роса ${newWord()}`;
    const { promise: isIndexed, resolve: indexed } = Promise.withResolvers<void>();
    await inTransaction(shop.context, async (context) => {
      const { rows } = await context.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await context.db.update(products).set({ name }).where(eq(products.id, id));
      await reindexProducts(context, [id]);
      reindexProductsOfCategory(shop.context, category.id).then(indexed, indexed);
      await vi.waitFor(async () => {
        const blocked = await shop.db.execute(sql`
          select from pg_stat_activity where ${rows[0]?.pid}::int = any (pg_blocking_pids(pid))`);
        expect(blocked.rowCount).toBe(1);
      }, 10_000);
    });
    await isIndexed;
    const [found] = await shop.db.select().from(productSearch).where(eq(productSearch.productId, id));
    expect(found?.name).toBe(nameKey(normalizeSearchText(name)));
  });

  it('notifies the change feed of each write that changes it, and of no other', async () => {
    const brand = await makeBrand(shop.db);
    const category = await makeCategory(shop.db);
    const { id } = await makeProduct(shop.db, { brandId: brand.id, categoryId: category.id, quantity: 5 });
    const change = (fields: object) => shop.db.update(products).set(fields).where(eq(products.id, id));
    const steps: [string, () => Promise<unknown>, boolean | 'soon'][] = [
      ['what was missing', () => indexMissing(shop.context), true],
      ['nothing is missing', () => indexMissing(shop.context), false],
      ['the same words again', () => reindexProducts(shop.context, [id]), false],
      ['the same brand again', () => reindexBrand(shop.context, brand.id), false],
      ['the same category again', () => reindexProductsOfCategory(shop.context, category.id), false],
      ['one of five is sold', () => change({ quantity: 4 }), false],
      ['the last one is sold', () => change({ quantity: 0 }), 'soon'],
      ['it is turned off', () => change({ isEnabled: false }), true],
      ['a new name, not yet indexed', () => change({ name: `Крапля ${newWord()}` }), false],
      ['a new name', () => reindexProducts(shop.context, [id]), true],
      ['a word', () => shop.db.insert(searchWords).values({ word: newWord(), latin: 'z', sound: 'z' }), true],
      ['a row', () => shop.db.delete(productSearch).where(eq(productSearch.productId, id)), true],
      ['a brand', () => shop.db.delete(brandSearch).where(eq(brandSearch.brandId, brand.id)), true],
    ];
    for (const [what, write, isHeardOf] of steps) {
      const heard = await announcedBy(write);
      expect([what, heard.has('search') || (heard.has('soon:search') && 'soon')]).toEqual([what, isHeardOf]);
    }
  });
});
