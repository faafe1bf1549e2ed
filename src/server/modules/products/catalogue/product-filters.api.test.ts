import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { listProductFilters, listProducts, type ProductFilters } from '#contracts/products.ts';
import { type Filters, facetConditions, flagFacets, listFacets, noFilters } from '#domain/facets.ts';
import { concentrations, scentFamilies, scentGenders } from '#domain/scent.ts';
import { makeBrand, makeCategory, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { products } from '../products.table.ts';

const shop = openTestShop();

type Query = CallInput<typeof listProducts>['query'];
const list = async (query: Query) => (await shop.callAs(null)(listProducts, { query })).data;
const filtersOf = async (query: Query) => (await shop.callAs(null)(listProductFilters, { query })).data.filters;

type Fields = Parameters<typeof makeProduct>[1];

async function makeProducts(all: readonly Fields[]) {
  const category = await makeCategory(shop.db);
  const ids: string[] = [];
  for (const fields of all) ids.push((await makeProduct(shop.db, { categoryId: category.id, ...fields })).id);
  return { ...category, ids };
}

const perfume = { concentration: 'eau-de-parfum', gender: 'women', family: 'woody' };

describe('the filters of a list', () => {
  it('[ST-FIND-01] are format, price, volume, brand, family, notes, gender, concentration, stock and discount, with counts', async () => {
    const brand = await makeBrand(shop.db);
    const { title } = await makeProducts([
      {
        ...perfume,
        brandId: brand.id,
        sizeMl: 100,
        currentPriceKopecks: 500_000,
        noteKeys: ['rose', 'oud'],
        quantity: 1,
      },
      { ...perfume, sizeMl: 50, currentPriceKopecks: 300_000, discountPercent: 10, noteKeys: ['rose'], quantity: 0 },
      { ...perfume, gender: 'men', isBottled: true, currentPriceKopecks: 9000, quantityMl: 20, noteKeys: ['oud'] },
      { isSet: true, currentPriceKopecks: 100_000, quantity: 2 },
    ]);
    expect(await filtersOf({ categories: title })).toEqual({
      brand: [{ _id: brand.id, name: brand.name, count: 1 }],
      format: [
        { value: 'bottle', count: 2 },
        { value: 'decant', count: 1 },
        { value: 'set', count: 1 },
      ],
      volume: [
        { value: '50', count: 1 },
        { value: '100', count: 1 },
      ],
      gender: [
        { value: 'women', count: 2 },
        { value: 'men', count: 1 },
      ],
      family: [{ value: 'woody', count: 3 }],
      concentration: [{ value: 'eau-de-parfum', count: 3 }],
      note: [
        { value: 'oud', name: 'уд', count: 2 },
        { value: 'rose', name: 'троянда', count: 2 },
      ],
      stock: 3,
      discount: 1,
      price: { from: 120, to: 5000 },
    } satisfies ProductFilters);
  });

  it('are cut to the first brands and notes and to the chosen ones, if the caller asks for few', async () => {
    const names = ['Аура', 'Баланс', 'Вересень', 'Гора'];
    const brands = await Promise.all(
      names.map((name) => makeBrand(shop.db, { name: `${name} ${crypto.randomUUID()}` })),
    );
    const [first, second, third, last] = brands.map(({ id }) => id);
    const { title } = await makeProducts([
      ...brands.toReversed().map(({ id: brandId }) => ({ ...perfume, brandId, noteKeys: ['rose', 'oud', 'iris'] })),
      { ...perfume, brandId: first, noteKeys: ['rose', 'oud', 'amber'] },
      { ...perfume, brandId: first, noteKeys: ['rose'] },
    ]);
    const cut = async (mostOptions: number, filter: NonNullable<Query>['filter'] = {}) => {
      const query = { categories: title, filter, mostOptions };
      const { filters, isCut } = (await shop.callAs(null)(listProductFilters, { query })).data;
      return { brand: filters.brand.map(({ _id }) => _id), note: filters.note.map(({ value }) => value), isCut };
    };
    expect(await cut(2)).toEqual({ brand: [first, second], note: ['rose', 'oud'], isCut: true });
    expect(await cut(2, { brand: last })).toMatchObject({ brand: [first, second, last], isCut: true });
    expect(await cut(2, { note: 'amber' })).toMatchObject({ note: ['rose', 'oud', 'amber'] });
    expect(await cut(4)).toEqual({
      brand: [first, second, third, last],
      note: ['rose', 'oud', 'iris', 'amber'],
      isCut: false,
    });
  });

  it('[ST-FIND-01] combine: any value of one filter, all filters together, notes any or all', async () => {
    const { title, ids } = await makeProducts([
      { ...perfume, noteKeys: ['rose', 'oud'], sizeMl: 100 },
      { ...perfume, noteKeys: ['rose'], sizeMl: 50 },
      { ...perfume, noteKeys: ['oud'], sizeMl: 50, gender: 'men' },
    ]);
    const found = async (filter: NonNullable<Query>['filter']) => {
      const { products: cards, totalProductsCount } = await list({ categories: title, filter });
      expect(totalProductsCount).toBe(cards.length);
      return cards.map(({ _id }) => ids.indexOf(_id)).sort();
    };
    expect(await found({ note: ['rose', 'oud'] })).toEqual([0, 1, 2]);
    expect(await found({ note: ['rose', 'oud'], allNotes: true })).toEqual([0]);
    expect(await found({ volume: ['50'], gender: 'women' })).toEqual([1]);
    expect(await found({ volume: ['50', '100'], note: 'rose' })).toEqual([0, 1]);
    expect(await found({ gender: 'unisex' })).toEqual([]);
  });

  it('[ST-FIND-01] by price compare the smallest possible purchase', async () => {
    const { title, ids } = await makeProducts([
      { currentPriceKopecks: 100_000 },
      { currentPriceKopecks: 9000, isBottled: true, quantityMl: 5 },
    ]);
    const found = async (filter: NonNullable<Query>['filter']) =>
      (await list({ categories: title, filter })).products.map(({ _id }) => ids.indexOf(_id));
    expect(await found({ priceTo: 120 })).toEqual([1]);
    expect(await found({ priceTo: 119 })).toEqual([]);
    expect(await found({ priceFrom: 121, priceTo: 1000 })).toEqual([0]);
  });

  it('[ST-FIND-02] follow the products: sold out, restocked, hidden, moved and deleted', async () => {
    const { title, ids } = await makeProducts([{ ...perfume, quantity: 1 }, { quantity: 1 }]);
    const other = await makeCategory(shop.db);
    const [id = ''] = ids;
    const change = (fields: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(fields).where(eq(products.id, id));
    const counts = async (at = title) => {
      const { stock, family } = await filtersOf({ categories: at });
      return [stock, family];
    };
    const woody = [{ value: 'woody', count: 1 }];
    expect(await counts()).toEqual([2, woody]);
    await change({ quantity: 0 });
    expect(await counts()).toEqual([1, woody]);
    await change({ quantity: 4, isEnabled: false });
    expect(await counts()).toEqual([1, []]);
    await change({ isEnabled: true, categoryId: other.id });
    expect([await counts(), await counts(other.title)]).toEqual([
      [1, []],
      [1, woody],
    ]);
    await shop.db.delete(products).where(eq(products.id, id));
    expect(await counts(other.title)).toEqual([0, []]);
  });

  it('[API-OPEN-03] refuse what is no filter', async () => {
    for (const filter of [
      'filter[family]=steel',
      'filter[price]=5',
      'filter[volume]=big',
      'filter[priceFrom]=-1',
      'filter[stock]=maybe',
    ]) {
      expect((await shop.fetch(`/api/openpath/products/getall?${filter}`)).status, filter).toBe(422);
    }
  });
});

type Made = { readonly facets: readonly string[]; readonly kopecks: number; readonly id: string };

const notes = ['rose', 'oud', 'iris', 'amber'];

function isFound(product: Made, filters: Filters, except = ''): boolean {
  const has = (term: string) => product.facets.includes(term);
  const priceFits =
    product.kopecks >= (filters.priceFrom ?? 0) * 100 &&
    product.kopecks <= (filters.priceTo ?? Number.MAX_SAFE_INTEGER) * 100;
  return (
    facetConditions(filters)
      .filter(({ facet }) => facet !== except)
      .every(({ terms, needsAll }) => (needsAll ? terms.every(has) : terms.some(has))) &&
    (except === 'price' || priceFits)
  );
}

/** The same by definition: each facet counts the products that the others find. */
function expectedCounts(all: readonly Made[], filters: Filters) {
  const count = (facet: string) => {
    const found = all.filter((product) => isFound(product, filters, facet));
    const counts = new Map<string, number>();
    for (const term of found.flatMap(({ facets }) => facets)) {
      if (term.startsWith(`${facet}:`)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  };
  const prices = all.filter((product) => isFound(product, filters, 'price')).map(({ kopecks }) => kopecks / 100);
  return {
    counts: Object.assign({}, ...[...listFacets, ...flagFacets].map(count)),
    price: prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) },
  };
}

function termsOf(filters: ProductFilters): Record<string, number> {
  const lists = listFacets.flatMap((facet) =>
    filters[facet].map((one) => [`${facet}:${'_id' in one ? one._id : one.value}`, one.count] as const),
  );
  const flags = flagFacets.flatMap((facet) => (filters[facet] > 0 ? [[`${facet}:yes`, filters[facet]] as const] : []));
  return Object.fromEntries([...lists, ...flags]);
}

describe('any combination of filters', () => {
  it('[ST-FIND-02] finds and counts what its definition says, each facet as if it were off', async () => {
    const brands = [await makeBrand(shop.db), await makeBrand(shop.db)];
    const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 2 });
    const product = fc.record({
      brandId: fc.constantFrom(...brands.map(({ id }) => id), null),
      isBottled: fc.boolean(),
      isSet: fc.boolean(),
      sizeMl: fc.constantFrom(30, 50, 100, null),
      gender: fc.constantFrom(...scentGenders, null),
      family: fc.constantFrom(...scentFamilies.slice(0, 3), null),
      concentration: fc.constantFrom(...concentrations.slice(0, 3), null),
      noteKeys: fc.subarray(notes),
      quantity: fc.constantFrom(0, 3),
      currentPriceKopecks: fc.integer({ min: 1, max: 50 }).map((price) => price * 10_000),
      discountPercent: fc.constantFrom(0, 20),
    });
    const products = fc.sample(product, { numRuns: 40, seed: 17 });
    const { title, id: categoryId } = await makeProducts(products);
    const { rows } = await shop.db.execute<{ id: string; facets: string[]; kopecks: string }>(sql`
      select id, facets, smallest_purchase_kopecks as kopecks from products where category_id = ${categoryId}`);
    const all: Made[] = rows.map((row) => ({ ...row, kopecks: Number(row.kopecks) }));
    const price = fc.option(fc.integer({ min: 0, max: 5000 }));
    const choice: fc.Arbitrary<Filters> = fc.record({
      format: some(['bottle', 'decant', 'set']),
      brand: some(brands.map(({ id }) => id)),
      volume: some(['30', '50', '100']),
      gender: some(scentGenders),
      family: some(scentFamilies.slice(0, 3)),
      note: some(notes),
      concentration: some(concentrations.slice(0, 3)),
      stock: fc.boolean(),
      discount: fc.boolean(),
      allNotes: fc.boolean(),
      priceFrom: price,
      priceTo: price,
    });
    // Most random combinations of all filters find nothing, so some are left out.
    const fewer = fc.tuple(choice, some(listFacets), fc.boolean()).map(
      ([full, kept, hasRest]): Filters => ({
        ...noFilters,
        ...Object.fromEntries(kept.map((facet) => [facet, full[facet]])),
        ...(hasRest && {
          stock: full.stock,
          allNotes: full.allNotes,
          priceFrom: full.priceFrom,
          priceTo: full.priceTo,
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fewer, async (filters) => {
        const { priceFrom, priceTo, ...others } = filters;
        const mutable = Object.fromEntries(
          Object.entries(others).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
        );
        const filter = { ...mutable, priceFrom: priceFrom ?? undefined, priceTo: priceTo ?? undefined };
        const query = { categories: title, filter, perPage: 100 };
        const found = await list(query);
        const expected = all.filter((one) => isFound(one, filters)).map(({ id }) => id);
        expect(found.products.map(({ _id }) => _id).sort()).toEqual(expected.sort());
        expect(found.totalProductsCount).toBe(expected.length);
        const offered = await filtersOf(query);
        const { counts, price } = expectedCounts(all, filters);
        expect(termsOf(offered)).toEqual(counts);
        expect(offered.price).toEqual(price);
      }),
      { numRuns: 60 },
    );
  });
});
