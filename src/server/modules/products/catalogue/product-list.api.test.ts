import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import {
  listBestSellers,
  listDiscountedProducts,
  listProductFilters,
  listProducts,
  type ProductSort,
} from '#contracts/products.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { makeBrand, makeCategory, makeDiscount, makeOrder, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { products } from '../products.table.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

type Asked = CallInput<typeof listProducts>['query'];
const ask = (query: Asked) => shop.callAs(null)(listProducts, { query });
const list = async (query: Asked) => (await ask(query)).data;
const filtersOf = async (query: Asked) => (await shop.callAs(null)(listProductFilters, { query })).data.filters.brand;

const statusOf = async (query: string, path = 'products/getall') =>
  (await shop.fetch(`/api/openpath/${path}?${query}`)).status;

/** A minute apart, oldest first. */
async function makeProducts(count: number, fields: Parameters<typeof makeProduct>[1] = {}) {
  const { id: categoryId, title } = await makeCategory(shop.db);
  const ids: string[] = [];
  for (let minute = 0; minute < count; minute += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 12, minute));
    ids.push((await makeProduct(shop.db, { categoryId, createdAt, ...fields })).id);
  }
  return { categoryId, title, ids };
}

describe('a list of products', () => {
  it('[API-OPEN-01] is a page of a category by sort and brand, with how many there are in all', async () => {
    const { title, categoryId, ids } = await makeProducts(3);
    const brand = await makeBrand(shop.db);
    const { id } = await makeProduct(shop.db, { categoryId, brandId: brand.id });
    const page = await list({ categories: title, perPage: 2, startPage: 2, sort: 'new' });
    expect(page.products.map(({ _id }) => _id)).toEqual([ids[1], ids[0]]);
    expect(page.totalProductsCount).toBe(4);
    const ofBrand = await list({ categories: title, filter: { brand: brand.id } });
    expect(ofBrand).toMatchObject({
      products: [{ _id: id, brand: { _id: brand.id, name: brand.name } }],
      totalProductsCount: 1,
    });
  });

  it('[ST-STATE-10] has the nine newest goods by default', async () => {
    await makeProducts(12, { createdAt: new Date('2026-03-01T10:00:00Z') });
    const { data } = await shop.callAs(null)(listProducts, { query: {} });
    const spelled = await list({ perPage: 9, startPage: 1, sort: '-date' });
    expect(data.products).toHaveLength(9);
    expect(data).toEqual(spelled);
  });

  it('[ST-LIST-04] is sorted by age, or by what the buyer pays now, either way', async () => {
    const discount = await makeDiscount(shop.db, { percent: 50 });
    const { id: categoryId, title } = await makeCategory(shop.db, { discountId: discount.id });
    const make = (name: string, currentPriceKopecks: number, discountPercent = 0) =>
      makeProduct(shop.db, { categoryId, name, currentPriceKopecks, discountPercent });
    await make('pays 50', 10_000);
    await make('pays 90', 10_000, 10);
    await make('pays 30', 6_000);
    await make('pays 60', 12_000);
    const names = async (sort: ProductSort) =>
      (await list({ categories: title, sort })).products.map(({ name }) => name);
    expect(await names('1')).toEqual(['pays 30', 'pays 50', 'pays 60', 'pays 90']);
    expect(await names('-1')).toEqual(['pays 90', 'pays 60', 'pays 50', 'pays 30']);
    expect(await names('new')).toEqual(['pays 60', 'pays 30', 'pays 90', 'pays 50']);
    expect(await names('-date')).toEqual(await names('new'));
  });

  it('[ST-SIZE-09] is sorted by the smallest possible purchase: a decant with its bottle', async () => {
    const { id: categoryId, title } = await makeCategory(shop.db);
    const make = (name: string, currentPriceKopecks: number, isBottled = false) =>
      makeProduct(shop.db, { categoryId, name, currentPriceKopecks, isBottled });
    await make('20 a millilitre and 30 a bottle', 2_000, true);
    await make('a piece for 40', 4_000);
    await make('a piece for 60', 6_000);
    const names = ['a piece for 40', '20 a millilitre and 30 a bottle', 'a piece for 60'];
    const listed = async (query: Asked) =>
      (await list({ ...query, categories: title })).products.map(({ name }) => name);
    expect(await listed({ sort: '1' })).toEqual(names);
    expect(await listed({ sort: '-1' })).toEqual(names.toReversed());
    expect(await listed({ sort: '1', perPage: 1, startPage: 2 })).toEqual([names[1]]);
  });

  it.each(['-date', '1', '-1'] as const)(
    'sorted by %s shows each of many equal goods on exactly one page',
    async (sort) => {
      const { title, ids } = await makeProducts(11, {
        createdAt: new Date('2026-02-01T10:00:00Z'),
        currentPriceKopecks: 100,
      });
      const seen: string[] = [];
      for (const startPage of [1, 2, 3, 4]) {
        const { products } = await list({ categories: title, sort, perPage: 3, startPage });
        seen.push(...products.map(({ _id }) => _id));
      }
      expect(seen.toSorted()).toEqual(ids.toSorted());
      expect((await list({ sort, perPage: 100 })).products.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids));
    },
  );

  it('is empty past its end, and still says how many there are', async () => {
    const { title } = await makeProducts(2);
    for (const startPage of [2, 1_000_000]) {
      expect(await list({ categories: title, perPage: 100, startPage })).toEqual({
        products: [],
        totalProductsCount: 2,
      });
    }
    expect((await list({ startPage: 1_000_000, perPage: 100 })).products).toEqual([]);
    expect(await statusOf('startPage=1000001')).toBe(422);
  });

  it('[API-GEN-09] has the goods of all requested brands, and refuses unknown filters', async () => {
    const { title, categoryId } = await makeProducts(1);
    const [one, other, third] = [await makeBrand(shop.db), await makeBrand(shop.db), await makeBrand(shop.db)];
    for (const { id } of [one, other, other, third]) await makeProduct(shop.db, { categoryId, brandId: id });
    const both = `categories=${title}&filter[brand]=${one.id}&filter[brand]=${other.id}`;
    const response = await shop.fetch(`/api/openpath/products/getall?${both}`);
    const { data } = (await response.json()) as { data: Awaited<ReturnType<typeof list>> };
    expect(data.products.map(({ brand }) => brand?._id).toSorted()).toEqual([one.id, other.id, other.id].toSorted());
    expect(data.totalProductsCount).toBe(3);
    const everywhere = await list({ filter: { brand: [one.id, other.id] } });
    expect([everywhere.products.length, everywhere.totalProductsCount]).toEqual([3, 3]);

    for (const bad of [
      'filter[colour]=red',
      'filter[brand]=chanel',
      `filter[brand]=${one.id}&filter[brand]=x`,
      'filter=x',
    ]) {
      expect([bad, await statusOf(bad), await statusOf(bad, 'filters/products')]).toEqual([bad, 422, 422]);
    }
    expect(await statusOf(Array.from({ length: 101 }, () => `filter[brand]=${one.id}`).join('&'))).toBe(422);
  });

  it('of a brand that nobody knows is empty, and of no brand at all is whole', async () => {
    const { title } = await makeProducts(2);
    expect(await list({ categories: title, filter: { brand: unknownId } })).toEqual({
      products: [],
      totalProductsCount: 0,
    });
    expect((await list({ categories: title, filter: { brand: [] } })).totalProductsCount).toBe(2);
  });

  it('is not found for a category that buyers do not have', async () => {
    const hidden = await makeCategory(shop.db, { isActive: false });
    await makeProduct(shop.db, { categoryId: hidden.id });
    for (const title of [hidden.title, 'no-such', "'; drop table products; --", '🌹', '%']) {
      await expect(ask({ categories: title })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
      await expect(filtersOf({ categories: title })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect(await statusOf(`categories=${'x'.repeat(121)}`)).toBe(422);
    expect(await statusOf('categories=')).toBe(422);
    expect(await statusOf('categories=%00')).toBe(422);
  });

  it('finds a category whatever the case of its letters', async () => {
    const { title } = await makeProducts(1);
    expect((await list({ categories: title.toUpperCase() })).totalProductsCount).toBe(1);
  });

  it('shows only what is on sale, in its list, its count and its filters', async () => {
    const brand = await makeBrand(shop.db);
    const shown = await makeProducts(1, { brandId: brand.id });
    await makeProduct(shop.db, { categoryId: shown.categoryId, brandId: brand.id, isEnabled: false });
    const hidden = await makeCategory(shop.db, { isActive: false });
    await makeProduct(shop.db, { categoryId: hidden.id, brandId: brand.id });
    const filter = { brand: brand.id };
    expect(await list({ categories: shown.title })).toMatchObject({ products: [{}], totalProductsCount: 1 });
    const everywhere = await list({ filter });
    expect(everywhere.products.map(({ _id }) => _id)).toEqual(shown.ids);
    expect(everywhere.totalProductsCount).toBe(1);
    expect(await filtersOf({})).toContainEqual({ _id: brand.id, name: brand.name, count: 1 });
  });

  it('counts the whole shop as it is', async () => {
    const { totalProductsCount } = await list({});
    const [counted] = (
      await shop.db.execute<{ count: number }>(sql`
      select count(*) from products join categories on categories.id = category_id where is_enabled and is_active`)
    ).rows;
    expect(totalProductsCount).toBe(counted?.count);
  });

  it('takes one statement for the page and how many there are, and never counts the goods', async () => {
    const brand = await makeBrand(shop.db);
    const { title } = await makeProducts(12, { brandId: brand.id });
    for (const query of [{}, { categories: title }, { categories: title, sort: '1' as const }]) {
      for (const startPage of [1, 2]) {
        const { statements } = await shop.countQueries(() => list({ ...query, perPage: 10, startPage }));
        expect(statements).toHaveLength(1);
        expect(statements[0]).toContain('"category_totals"');
        expect(statements[0]).not.toContain('count(');
      }
    }
    // One brings the facet index up to date, one reads the cards.
    const filter = { brand: brand.id };
    await list({ filter });
    for (const query of [{ filter }, { categories: title, filter }]) {
      const { statements } = await shop.countQueries(() => list({ ...query, startPage: 2 }));
      expect(statements).toHaveLength(2);
      expect(statements.join()).not.toContain('count(');
    }
  });
});

describe('the filters of a list', () => {
  it('[API-OPEN-03] are the brands that have goods there, by name, as if none were chosen', async () => {
    const { title, categoryId } = await makeProducts(1);
    const make = async (name: string, goods: number, isActive = true) => {
      const brand = await makeBrand(shop.db, { name, isActive });
      for (let made = 0; made < goods; made += 1) await makeProduct(shop.db, { categoryId, brandId: brand.id });
      return brand;
    };
    const xerjoff = await make('Xerjoff', 2);
    const byredo = await make('byredo', 1);
    await make('Asleep', 1, false);
    await make('Empty', 0);
    const soldOff = await make('Sold off', 1);
    await shop.db.update(products).set({ isEnabled: false }).where(eq(products.brandId, soldOff.id));
    const expected = [
      { _id: byredo.id, name: 'byredo', count: 1 },
      { _id: xerjoff.id, name: 'Xerjoff', count: 2 },
    ];
    expect(await filtersOf({ categories: title })).toEqual(expected);
    expect(await filtersOf({ categories: title, filter: { brand: byredo.id }, startPage: 7, sort: '1' })).toEqual(
      expected,
    );
    // One brings the facet index up to date, one names the brands.
    const { statements } = await shop.countQueries(() => filtersOf({ categories: title }));
    expect(statements).toHaveLength(2);
  });

  it('are none in a category without brands', async () => {
    const { title } = await makeProducts(1);
    const empty = await makeCategory(shop.db);
    expect([await filtersOf({ categories: title }), await filtersOf({ categories: empty.title })]).toEqual([[], []]);
  });
});

describe('goods that cost less today', () => {
  const discounted = async (perPage?: number) =>
    (await shop.callAs(null)(listDiscountedProducts, { query: perPage === undefined ? {} : { perPage } })).data;

  it('are those with a discount of their own or of their category, the newest first', async () => {
    const discount = await makeDiscount(shop.db);
    const sale = await makeCategory(shop.db, { discountId: discount.id });
    const over = await makeDiscount(shop.db, { endsOn: '2026-03-16' });
    const after = await makeCategory(shop.db, { discountId: over.id });
    const hidden = await makeCategory(shop.db, { discountId: discount.id, isActive: false });
    const day = (date: number) => new Date(Date.UTC(2099, 2, date));
    const own = await makeProduct(shop.db, { discountPercent: 5, createdAt: day(10) });
    const ofCategory = await makeProduct(shop.db, { categoryId: sale.id, createdAt: day(12) });
    await makeProduct(shop.db, { categoryId: after.id, createdAt: day(13) });
    await makeProduct(shop.db, { categoryId: hidden.id, createdAt: day(14) });
    await makeProduct(shop.db, { discountPercent: 5, isEnabled: false, createdAt: day(15) });
    const cards = await discounted();
    expect(cards.map(({ _id }) => _id).slice(0, 2)).toEqual([ofCategory.id, own.id]);
    expect(cards[0]).toMatchObject({ discount: 0, categories: { discount: { quantity: 20 } } });
    expect(cards[1]).toMatchObject({ discount: 5, categories: { discount: null } });
    expect(await discounted(1)).toHaveLength(1);
  });

  it('are found with one statement', async () => {
    const { statements } = await shop.countQueries(() => discounted());
    expect(statements).toHaveLength(1);
  });

  it('cost what they did on the day after the discount’s last', async () => {
    const discount = await makeDiscount(shop.db);
    const { id: categoryId, title } = await makeCategory(shop.db, { discountId: discount.id });
    await makeProduct(shop.db, { categoryId });
    expect((await list({ categories: title })).products[0]?.categories.discount).toEqual({ quantity: 20 });
    shop.now = new Date('2026-03-17T22:00:00Z');
    expect((await list({ categories: title })).products[0]?.categories.discount).toBeNull();
    await shop.db.update(categories).set({ discountId: null }).where(eq(categories.id, categoryId));
    shop.now = new Date('2026-03-17T10:00:00Z');
  });
});

describe('best sellers', () => {
  it('[ST-FIND-04] are what was ordered most often, in stock, filled up with the newest', async () => {
    const [often, once, soldOut] = [
      await makeProduct(shop.db, { quantity: 9 }),
      await makeProduct(shop.db, { quantity: 9 }),
      await makeProduct(shop.db, { quantity: 0 }),
    ];
    const newest = await makeProduct(shop.db, { quantity: 9, createdAt: new Date('2099-12-31') });
    for (const product of [often, often, often, once, once, soldOut, soldOut, soldOut, soldOut]) {
      await makeOrder(shop.db, { lines: [{ product, quantity: 1 }] });
    }
    const { data } = await shop.callAs(null)(listBestSellers, { query: { perPage: 3 } });
    expect(data.map(({ _id }) => _id)).toEqual([often.id, once.id, newest.id]);
  });
});
