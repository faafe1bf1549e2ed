import { writeQuery } from '#contracts/kit/query-string.ts';
import { categoryPath } from '../layout/category-path.ts';

/** Sort orders: newest, most expensive, cheapest first. */
export const listingSorts = ['new', '-1', '1'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The state of a category page, all of it in the URL. */
export type Listing = {
  /** The category's slug. */
  readonly title: string;
  readonly brandIds: readonly string[];
  readonly sort: ListingSort;
  readonly page: number;
};

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The limit of the API. */
const mostBrands = 100;
const lastPossiblePage = 1_000_000;

export const isBrandId = (text: string): boolean => idPattern.test(text);

/** Sorted, so that one set of brands has one URL. */
export function brandSet(ids: Iterable<string>): string[] {
  return [...new Set(ids)].sort().slice(0, mostBrands);
}

function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(1, page), lastPossiblePage);
}

/** Tolerant parsing: invalid parameters fall back to defaults. */
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

/** Default values are omitted. */
export function writeListing({ brandIds, sort, page }: Omit<Listing, 'title'>): string {
  return writeQuery({
    filter: { brand: brandIds },
    sort: sort === 'new' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
}

export const listingPath = (listing: Listing): string => categoryPath(listing.title) + writeListing(listing);

/** The canonical URL, without the sort order. */
export const canonicalPath = (listing: Listing): string => listingPath({ ...listing, sort: 'new' });
