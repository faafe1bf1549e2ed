import { writeQuery } from '#contracts/kit/query-string.ts';
import { categoryPath } from '../layout/category-path.ts';

/** As the sort select offers them: the newest, the dearest, the cheapest first. */
export const listingSorts = ['new', '-1', '1'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** What a category's page shows: all of it lives in the address. */
export type Listing = {
  /** The category's, as its address spells it. */
  readonly title: string;
  readonly brandIds: readonly string[];
  readonly sort: ListingSort;
  readonly page: number;
};

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** More than anybody ticks; the API takes as many. */
const mostBrands = 100;
const lastPossiblePage = 1_000_000;

export const isBrandId = (text: string): boolean => idPattern.test(text);

/** One set of brands has one address, in whatever order they were ticked. */
export function brandSet(ids: Iterable<string>): string[] {
  return [...new Set(ids)].sort().slice(0, mostBrands);
}

function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(1, page), lastPossiblePage);
}

/** Whatever stands in an address is read as far as it makes sense: people mistype, and links get cut. */
export function readListing(title: string, query: URLSearchParams): Listing {
  const ids = query.getAll('filter[brand]').map((id) => id.toLowerCase());
  const sort = query.get('sort');
  return {
    title,
    brandIds: brandSet(ids.filter(isBrandId)),
    sort: listingSorts.find((known) => known === sort) ?? 'new',
    page: readPage(query.get('page')),
  };
}

/** What goes without saying is left out. */
export function writeListing({ brandIds, sort, page }: Omit<Listing, 'title'>): string {
  return writeQuery({
    filter: { brand: brandIds },
    sort: sort === 'new' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
}

/** The shortest address of a listing. */
export const listingPath = (listing: Listing): string => categoryPath(listing.title) + writeListing(listing);

/** The address that stands for the same goods in any order. */
export const canonicalPath = (listing: Listing): string => listingPath({ ...listing, sort: 'new' });
