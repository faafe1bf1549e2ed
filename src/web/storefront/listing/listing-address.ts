import { writeQuery } from '#contracts/kit/query-string.ts';
import {
  type Filters,
  facetValues,
  flagFacets,
  hasFilters,
  type ListFacet,
  listFacets,
  noFilters,
} from '#domain/facets.ts';

/** Sort orders: newest, most expensive, cheapest first. */
export const listingSorts = ['new', '-1', '1'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The state of a page that lists products, all of it in the URL. */
export type Listing = {
  /** Of the page, without its query. */
  readonly path: string;
  readonly filters: Filters;
  readonly sort: ListingSort;
  readonly page: number;
};

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The limits of the API. */
const mostValues = 100;
const longestNote = 60;
const highestPrice = 10_000_000;
const lastPossiblePage = 1_000_000;

export const isBrandId = (text: string): boolean => idPattern.test(text);

function isPossible(facet: ListFacet, value: string): boolean {
  if (facet === 'brand') return isBrandId(value);
  if (facet === 'volume') return /^\d{1,6}$/.test(value);
  if (facet === 'note') return value !== '' && value.length <= longestNote && /^\P{C}*$/u.test(value);
  return facetValues[facet]?.includes(value) === true;
}

/** Sorted, so that one set of values has one URL. */
export const valueSet = (values: Iterable<string>): string[] => [...new Set(values)].sort().slice(0, mostValues);

function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(1, page), lastPossiblePage);
}

export function readPrice(text: string | null): number | null {
  const digits = (text ?? '').replaceAll(/\s/g, '');
  return /^\d{1,8}$/.test(digits) ? Math.min(Number(digits), highestPrice) : null;
}

/** Tolerant parsing: invalid parameters fall back to defaults. */
export function readFilters(query: URLSearchParams): Filters {
  const values = (facet: ListFacet) =>
    valueSet(
      query
        .getAll(`filter[${facet}]`)
        .map((value) => value.toLowerCase())
        .filter((value) => isPossible(facet, value)),
    );
  const isOn = (name: string) => query.get(`filter[${name}]`) === 'true';
  const note = values('note');
  return {
    ...noFilters,
    ...Object.fromEntries(listFacets.map((facet) => [facet, values(facet)])),
    ...Object.fromEntries(flagFacets.map((facet) => [facet, isOn(facet)])),
    allNotes: note.length > 1 && isOn('allNotes'),
    priceFrom: readPrice(query.get('filter[priceFrom]')),
    priceTo: readPrice(query.get('filter[priceTo]')),
  };
}

export function readListing(path: string, query: URLSearchParams): Listing {
  const sort = query.get('sort');
  return {
    path,
    filters: readFilters(query),
    sort: listingSorts.find((known) => known === sort) ?? 'new',
    page: readPage(query.get('page')),
  };
}

/** As the API takes it; what is not chosen is omitted. */
export const filterQuery = (filters: Filters) => (hasFilters(filters) ? chosenFilters(filters) : {});

function chosenFilters({ allNotes, priceFrom, priceTo, ...filters }: Filters) {
  const chosen = <Value>(isChosen: boolean, value: Value) => (isChosen ? value : undefined);
  return {
    ...Object.fromEntries(listFacets.map((facet) => [facet, chosen(filters[facet].length > 0, [...filters[facet]])])),
    ...Object.fromEntries(flagFacets.map((facet) => [facet, chosen(filters[facet], true)])),
    allNotes: chosen(allNotes && filters.note.length > 1, true),
    priceFrom: priceFrom ?? undefined,
    priceTo: priceTo ?? undefined,
  };
}

/** Default values are omitted. */
export function writeListing({ filters, sort, page }: Omit<Listing, 'path'>): string {
  return writeQuery({
    filter: filterQuery(filters),
    sort: sort === 'new' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
}

export const listingPath = (listing: Listing): string => listing.path + writeListing(listing);

/** The canonical URL, without the sort order. */
export const canonicalPath = (listing: Listing): string => listingPath({ ...listing, sort: 'new' });
