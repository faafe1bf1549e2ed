import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Filters, noFilters } from '#domain/facets.ts';
import { concentrations, productFormats, scentFamilies, scentGenders } from '#domain/scent.ts';
import { canonicalPath, type Listing, listingPath, listingSorts, readListing } from './listing-address.ts';

const byredo = '019a0000-0000-7000-8000-00000000000a';
const creed = '019a0000-0000-7000-8000-00000000000b';

const path = '/products/categories/nisha';
const bare: Listing = { path, filters: noFilters, sort: 'new', page: 1 };
const read = (query: string) => readListing(path, new URLSearchParams(query));

describe('the address of a listing', () => {
  it('[ST-LIST-14][ST-FIND-01] holds filters, sort and page, and reads back to the same listing', () => {
    const some = (values: readonly string[]) => fc.subarray([...values]).map((chosen) => chosen.sort());
    const price = fc.option(fc.integer({ min: 0, max: 10_000_000 }));
    const filters: fc.Arbitrary<Filters> = fc
      .record({
        brand: fc.uniqueArray(fc.uuid()).map((ids) => ids.sort()),
        format: some(productFormats),
        volume: some(['100', '30', '50']),
        gender: some(scentGenders),
        family: some(scentFamilies),
        concentration: some(concentrations),
        note: some(['oud', 'rose', 'дикий-мед']),
        allNotes: fc.boolean(),
        stock: fc.boolean(),
        discount: fc.boolean(),
        priceFrom: price,
        priceTo: price,
      })
      .map((chosen) => ({ ...chosen, allNotes: chosen.allNotes && chosen.note.length > 1 }));
    const listings = fc.record({
      path: fc.constant(path),
      filters,
      sort: fc.constantFrom(...listingSorts),
      page: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(listings, (listing) => {
        const { pathname, searchParams } = new URL(listingPath(listing), 'http://shop.test');
        expect(pathname).toBe(path);
        expect(readListing(path, searchParams)).toEqual(listing);
      }),
    );
  });

  it('leaves out what goes without saying', () => {
    expect(listingPath(bare)).toBe('/products/categories/nisha');
    expect(listingPath({ ...bare, sort: '-1', page: 2 })).toBe('/products/categories/nisha?sort=-1&page=2');
  });

  it('is one for one set of brands, however they were ticked', () => {
    const forwards = read(`filter[brand]=${byredo}&filter[brand]=${creed}`);
    const backwards = read(`filter[brand]=${creed}&filter[brand]=${byredo}&filter[brand]=${creed.toUpperCase()}`);
    expect(backwards).toEqual(forwards);
    expect(forwards.filters.brand).toEqual([byredo, creed]);
  });

  it('reads what makes no sense as if it were not there', () => {
    for (const query of [
      'page=0',
      'page=-1',
      'page=two',
      'page=1.5',
      'sort=cheap',
      'filter[brand]=1 or 1=1',
      'filter[family]=steel',
      'filter[volume]=big',
      'filter[stock]=maybe',
      'filter[allNotes]=true',
      'filter[priceFrom]=',
      'filter[priceTo]=-5',
      'filter[note]=',
      'x=%00',
    ]) {
      expect(read(query), query).toEqual(bare);
    }
    expect(read('page=9999999').page).toBe(1_000_000);
  });

  it('stands for the same goods in any order, to search engines', () => {
    expect(canonicalPath(read(`sort=1&page=2&filter[brand]=${byredo}`))).toBe(
      `/products/categories/nisha?filter%5Bbrand%5D=${byredo}&page=2`,
    );
  });
});
