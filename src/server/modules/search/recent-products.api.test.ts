import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAdminProducts } from '#contracts/admin-products.ts';
import { textQueriesFor } from '#domain/search-query.ts';
import { markRecent } from '#server/modules/search-index/search-index.repository.ts';
import { indexMissing } from '#server/modules/search-index/search-index.service.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { findProducts } from './found-products.repository.ts';

const shop = openTestShop();

const word = `z${randomUUID().replaceAll('-', '').slice(0, 10)}`;
/** Newest first. */
const made: string[] = [];
/** The oldest, whose whole name is the word. */
let named = '';
/** Begins the word; a whole word of one older product. */
const beginning = word.slice(0, 8);
let ofBeginning = '';

const dayOf = (day: number) => new Date(Date.UTC(2021, 0, day));

beforeAll(async () => {
  named = (await makeProduct(shop.db, { name: word, createdAt: dayOf(1) })).id;
  for (let day = 2; day <= 13; day += 1) {
    const { id } = await makeProduct(shop.db, {
      name: `Крапля ${day}`,
      description: `<p>${word}</p>`,
      createdAt: dayOf(day),
    });
    made.unshift(id);
  }
  const short = { name: 'Крапля', description: `<p>${beginning}</p>`, createdAt: dayOf(1) };
  ofBeginning = (await makeProduct(shop.db, short)).id;
  // So many newer ones without the word that it is not common among the newest.
  for (let other = 0; other < 50; other += 1) await makeProduct(shop.db, { createdAt: dayOf(20) });
  await indexMissing(shop.context);
});

/** Marks so many of the newest products, whatever was marked before. */
async function mark(most: number): Promise<void> {
  while ((await markRecent(shop.db, most, 7)) > 0);
}

const marked = async () => {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select product_id as id from product_search where is_recent`,
  );
  return new Set(rows.map(({ id }) => id));
};

async function found(most: number, text = word) {
  const [ask] = textQueriesFor([text]);
  if (!ask) throw new Error('no query');
  const { total, rows } = await findProducts(shop.db, ask, { limit: most, offset: 0 }, { most });
  return { total, ids: rows.map(({ id }) => id) };
}

describe('the recent products', () => {
  it('[ST-SRCH-03] are the newest, also after more or fewer of them', async () => {
    for (const most of [52, 55, 51, 1000, 53]) {
      await mark(most);
      const recent = await marked();
      const expected = made.slice(0, Math.max(0, most - 50));
      expect(made.filter((id) => recent.has(id))).toEqual(expected);
      expect(recent.has(named)).toBe(most === 1000);
    }
    const newer = await makeProduct(shop.db, { createdAt: dayOf(30) });
    await indexMissing(shop.context);
    expect((await marked()).has(newer.id)).toBe(false);
    await shop.runJobs();
    expect((await marked()).has(newer.id)).toBe(true);
  });

  it.each([1, 52, 56, 60, 1000])('[ST-SRCH-03] with %i of them, a rare word finds all its goods', async (most) => {
    await mark(most);
    expect(await found(300)).toEqual({ total: 13, ids: [named, ...made] });
    const { total, ids } = await found(300, beginning);
    expect({ total, ids: new Set(ids) }).toEqual({ total: 14, ids: new Set([named, ...made, ofBeginning]) });
  });

  it('[ST-SRCH-03] answer a search if enough of them have its words; a whole name is found at any age', async () => {
    await mark(58);
    const recent = await marked();
    const ofWord = made.filter((id) => recent.has(id));
    const most = ofWord.length - 2;
    expect(most).toBeGreaterThan(2);
    expect(await found(most)).toEqual({ total: most, ids: [named, ...made.slice(0, most - 1)] });
  });

  it.each([1, 54, 1000])(
    '[AD-PROD-02] with %i of them, the panel lists what it finds newest first, page by page',
    async (most) => {
      await mark(most);
      const call = shop.callAs((await makePerson(shop.db, { admin: ['products'] })).token);
      const pages: string[] = [];
      for (let startPage = 1; startPage <= 5; startPage += 1) {
        const { data } = await call(listAdminProducts, { query: { find: word, perPage: 3, startPage } });
        pages.push(...data.map(({ _id }) => _id));
      }
      expect(pages).toEqual([...made, named]);
    },
  );
});
