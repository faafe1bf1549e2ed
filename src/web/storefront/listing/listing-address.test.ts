import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, type Listing, listingPath, listingSorts, readListing } from './listing-address.ts';

const byredo = '019a0000-0000-7000-8000-00000000000a';
const creed = '019a0000-0000-7000-8000-00000000000b';

const bare: Listing = { title: 'nisha', brandIds: [], sort: 'new', page: 1 };
const read = (query: string) => readListing('nisha', new URLSearchParams(query));

describe('the address of a listing', () => {
  it('[ST-LIST-14] holds brands, sort and page, and reads back to the same listing', () => {
    const listings = fc.record({
      title: fc.constant('nisha'),
      brandIds: fc.uniqueArray(fc.uuid()).map((ids) => ids.sort()),
      sort: fc.constantFrom(...listingSorts),
      page: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(listings, (listing) => {
        const { pathname, searchParams } = new URL(listingPath(listing), 'http://shop.test');
        expect(pathname).toBe('/products/categories/nisha');
        expect(readListing('nisha', searchParams)).toEqual(listing);
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
    expect(forwards.brandIds).toEqual([byredo, creed]);
  });

  it('reads what makes no sense as if it were not there', () => {
    for (const query of [
      'page=0',
      'page=-1',
      'page=two',
      'page=1.5',
      'sort=cheap',
      'filter[brand]=1 or 1=1',
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
