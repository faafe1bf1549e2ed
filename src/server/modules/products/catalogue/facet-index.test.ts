import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Filters, facetConditions, noFilters } from '#domain/facets.ts';
import type { ListedProduct, ListingChange } from './facet-index.repository.ts';
import { FacetIndex } from './facet-index.ts';
import type { ProductOrder } from './listed-goods.repository.ts';

const terms = ['family:woody', 'family:floral', 'note:rose', 'note:oud', 'note:iris', 'stock:yes', 'gender:women'];
const categoryIds = ['a', 'b', 'c'];

/** Few ids, prices and times, so that products change, go, come back and tie. */
const change: fc.Arbitrary<ListingChange> = fc
  .record({
    id: fc.integer({ min: 0, max: 99 }).map((id) => `id-${String(id).padStart(3, '0')}`),
    isShown: fc.boolean(),
    categoryId: fc.constantFrom(...categoryIds),
    kopecks: fc.integer({ min: 0, max: 5 }).map((price) => price * 100),
    createdAtUs: fc.integer({ min: 0, max: 5 }),
    facets: fc.subarray(terms),
  })
  .map(({ isShown, ...product }) => ({ id: product.id, product: isShown ? product : null }));

const someFilters: fc.Arbitrary<Filters> = fc
  .record({
    family: fc.subarray(['woody', 'floral']),
    note: fc.subarray(['rose', 'oud', 'iris']),
    stock: fc.boolean(),
    allNotes: fc.boolean(),
    priceFrom: fc.option(fc.integer({ min: 0, max: 5 })),
    priceTo: fc.option(fc.integer({ min: 0, max: 5 })),
  })
  .map((chosen) => ({ ...noFilters, ...chosen }));
const filters = fc.oneof(someFilters, fc.constant(noFilters));

const passes = ({ facets, kopecks }: ListedProduct, chosen: Filters, except = '') =>
  facetConditions(chosen)
    .filter(({ facet }) => facet !== except)
    .every(({ terms, needsAll }) => terms[needsAll ? 'every' : 'some']((term) => facets.includes(term))) &&
  (except === 'price' ||
    (kopecks >= (chosen.priceFrom ?? 0) * 100 && kopecks <= (chosen.priceTo ?? Number.POSITIVE_INFINITY) * 100));

const byKey = (key: 'createdAtUs' | 'kopecks') => (one: ListedProduct, other: ListedProduct) =>
  one[key] - other[key] || (one.id < other.id ? -1 : 1);

/** The same by definition, for the products that are listed. */
function define(listed: readonly ListedProduct[], chosen: Filters, page: { from: number; to: number }) {
  const found = (except = '') => listed.filter((product) => passes(product, chosen, except));
  const ids = (products: readonly ListedProduct[]) => products.map(({ id }) => id).slice(page.from, page.to);
  const prices = found('price').map(({ kopecks }) => kopecks);
  return {
    size: found().length,
    newest: ids(found().sort(byKey('createdAtUs')).reverse()),
    cheapest: ids(found().sort(byKey('kopecks'))),
    dearest: ids(found().sort(byKey('kopecks')).reverse()),
    counts: Object.fromEntries(
      terms
        .map((term) => [term, found(term.split(':')[0]).filter(({ facets }) => facets.includes(term)).length] as const)
        .filter(([, count]) => count > 0),
    ),
    price: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null,
  };
}

describe('the facet index', () => {
  it('[ST-FIND-02] finds, sorts, pages and counts what the definition says, after any changes', () => {
    const batches = fc.array(fc.array(change, { maxLength: 40 }), { maxLength: 6 });
    const shown = fc.subarray(categoryIds, { minLength: 1 });
    fc.assert(
      fc.property(batches, shown, filters, fc.integer({ min: 1, max: 4 }), (batches, shown, chosen, startPage) => {
        const index = new FacetIndex();
        const all = new Map<string, ListedProduct>();
        for (const batch of batches) {
          index.apply(batch);
          // Memoized counts and prices must not outlive the next batch.
          index.countTerms(index.inCategories(shown), noFilters);
          index.priceRange(index.inCategories(shown), noFilters);
          for (const { id, product } of batch) product ? all.set(id, product) : all.delete(id);
        }
        const scope = index.inCategories(shown);
        const found = index.filter(scope, chosen);
        const ids = (order: ProductOrder) => index.page(found, { order, perPage: 5, startPage });
        const counts = index.countTerms(scope, chosen).map(({ facet, value, count }) => [`${facet}:${value}`, count]);
        expect({
          size: found.size,
          newest: ids('newest'),
          cheapest: ids('cheapest'),
          dearest: ids('dearest'),
          counts: Object.fromEntries(counts),
          price: index.priceRange(scope, chosen),
        }).toEqual(
          define(
            [...all.values()].filter(({ categoryId }) => shown.includes(categoryId)),
            chosen,
            { from: (startPage - 1) * 5, to: startPage * 5 },
          ),
        );
      }),
    );
  });

  it('walks the order of a large result, and sorts a small one', () => {
    const products = Array.from({ length: 2000 }, (_, at) => ({
      id: `id-${String(at).padStart(4, '0')}`,
      categoryId: 'a',
      kopecks: (at * 7919) % 2000,
      createdAtUs: at,
      facets: at % 100 === 0 ? ['family:woody'] : ['family:floral'],
    }));
    const index = new FacetIndex();
    index.apply(products.map((product) => ({ id: product.id, product })));
    for (const family of ['woody', 'floral']) {
      const found = index.filter(index.inCategories(['a']), { ...noFilters, family: [family] });
      const expected = products.filter(({ facets }) => facets.includes(`family:${family}`)).sort(byKey('kopecks'));
      const ids = expected.map(({ id }) => id).slice(10, 20);
      expect(index.page(found, { order: 'cheapest', perPage: 10, startPage: 2 })).toEqual(ids);
    }
  });

  it('sorts what is loaded in batches', () => {
    const products = Array.from({ length: 45_000 }, (_, at) => ({
      id: `id-${String(at).padStart(5, '0')}`,
      categoryId: 'a',
      kopecks: (at * 7919) % 1000,
      createdAtUs: (at * 104_729) % 45_000,
      facets: [],
    }));
    const index = new FacetIndex();
    for (let from = 0; from < products.length; from += 2000)
      index.apply(products.slice(from, from + 2000).map((product) => ({ id: product.id, product })));
    const scope = index.inCategories(['a']);
    const all = (order: ProductOrder) => index.page(scope, { order, perPage: products.length, startPage: 1 });
    expect(all('cheapest')).toEqual(products.toSorted(byKey('kopecks')).map(({ id }) => id));
    expect(all('newest')).toEqual(
      products
        .toSorted(byKey('createdAtUs'))
        .map(({ id }) => id)
        .reverse(),
    );
  });

  it('[ST-FIND-05] knows the rarest notes of a product within its category', () => {
    const index = new FacetIndex();
    const add = (id: string, categoryId: string, ...notes: string[]) =>
      index.apply([
        {
          id,
          product: {
            id,
            categoryId,
            kopecks: 1,
            createdAtUs: 1,
            facets: ['stock:yes', ...notes.map((note) => `note:${note}`)],
          },
        },
      ]);
    add('one', 'a', 'rose', 'oud', 'iris');
    add('two', 'a', 'rose', 'oud');
    add('three', 'a', 'rose');
    for (const id of ['four', 'five', 'six']) add(id, 'b', 'iris');
    expect(index.rarestTerms('one', 'note', 2)).toEqual(['note:iris', 'note:oud']);
    expect(index.rarestTerms('none', 'note', 2)).toEqual([]);
  });
});
