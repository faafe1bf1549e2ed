import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { listProductFilters, listProducts } from '#contracts/products.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { makeBrand, makeCategory, makeDiscount, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { products } from '../products.table.ts';

const shop = openTestShop();
const title = 'na-rozlyv';

type Query = CallInput<typeof listProducts>['query'];
const list = async (query: Query = {}) =>
  (await shop.callAs(null)(listProducts, { query: { perPage: 100, ...query, categories: title } })).data;
const idsOf = async (query: Query = {}) => (await list(query)).products.map(({ _id }) => _id);
const brandsOf = async () =>
  (await shop.callAs(null)(listProductFilters, { query: { categories: title } })).data.filters.brand;

let decantsId: string;
beforeAll(async () => {
  await expect(list()).rejects.toMatchObject({ status: 404 });
  await expect(brandsOf()).rejects.toMatchObject({ status: 404 });
  decantsId = (await makeCategory(shop.db, { title })).id;
  expect(await list()).toEqual({ products: [], totalProductsCount: 0 });
  expect(await brandsOf()).toEqual([]);
});

const makeDecant = (fields: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(shop.db, { isBottled: true, quantityMl: 50, ...fields });

describe('the category of decants', () => {
  it('[ST-SIZE-08] holds every decant, whatever its other category, and its own goods', async () => {
    const discount = await makeDiscount(shop.db, { percent: 20 });
    const niche = await makeCategory(shop.db, { discountId: discount.id });
    const hidden = await makeCategory(shop.db, { isActive: false });
    const brand = await makeBrand(shop.db);
    const own = await makeDecant({ categoryId: decantsId });
    const other = await makeDecant({ categoryId: niche.id, brandId: brand.id });
    const vial = await makeProduct(shop.db, { categoryId: decantsId, brandId: brand.id });
    await makeProduct(shop.db, { categoryId: niche.id, brandId: brand.id });
    await makeDecant({ categoryId: hidden.id, brandId: brand.id });
    await makeDecant({ categoryId: niche.id, brandId: brand.id, isEnabled: false });

    expect((await idsOf()).toSorted()).toEqual([own.id, other.id, vial.id].toSorted());
    const page = await list();
    expect(page.totalProductsCount).toBe(3);
    // Each card has its own category, for its link and its discount.
    expect(page.products.find(({ _id }) => _id === other.id)?.categories).toMatchObject({
      title: niche.title,
      discount: { quantity: 20 },
    });
    expect(await brandsOf()).toEqual([{ _id: brand.id, name: brand.name, count: 2 }]);
    const ofBrand = await list({ filter: { brand: brand.id } });
    expect([ofBrand.products.length, ofBrand.totalProductsCount]).toEqual([2, 2]);
    expect(await list({ startPage: 9 })).toEqual({ products: [], totalProductsCount: 3 });
    // The decant stays in its own category too.
    const inNiche = (await shop.callAs(null)(listProducts, { query: { categories: niche.title } })).data;
    expect(inNiche.products.map(({ _id }) => _id)).toContain(other.id);
  });

  it('[ST-SIZE-08] takes a statement for changes and one for the cards of any page, and pages neither repeat nor skip', async () => {
    for (let made = 0; made < 11; made += 1) await makeDecant({ currentPriceKopecks: 500 });
    const { totalProductsCount } = await list();
    for (const sort of ['-date', '1', '-1'] as const) {
      const seen: string[] = [];
      for (let startPage = 1; seen.length < totalProductsCount; startPage += 1) {
        const { statements, result } = await shop.countQueries(() => idsOf({ sort, perPage: 4, startPage }));
        expect(statements).toHaveLength(2);
        expect(statements.join()).not.toContain('count(');
        seen.push(...result);
      }
      expect(new Set(seen).size).toBe(totalProductsCount);
      expect(seen).toHaveLength(totalProductsCount);
    }
  });

  it('[ST-SIZE-08] follows a product that becomes a decant or stops being one, although responses are cached', async () => {
    const { id } = await makeProduct(shop.db, {});
    const change = (isBottled: boolean) => shop.db.update(products).set({ isBottled }).where(eq(products.id, id));
    const before = (await list()).totalProductsCount;
    await change(true);
    expect((await list()).totalProductsCount).toBe(before + 1);
    expect(await idsOf()).toContain(id);
    await change(false);
    expect((await list()).totalProductsCount).toBe(before);
    expect(await idsOf()).not.toContain(id);
  });

  it('[ST-SIZE-08] is not found while it is hidden', async () => {
    await shop.db.update(categories).set({ isActive: false }).where(eq(categories.id, decantsId));
    await expect(list()).rejects.toMatchObject({ status: 404 });
    await expect(brandsOf()).rejects.toMatchObject({ status: 404 });
  });
});
