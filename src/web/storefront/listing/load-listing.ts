import { data, redirect } from 'react-router';
import { listProductFilters, listProducts } from '#contracts/products.ts';
import type { Filters, FlagFacet, ListFacet } from '#domain/facets.ts';
import { type LoadProblem, load } from '#web/kit/api-client.ts';
import { languageOfPath, pathIn } from '#web/kit/language.ts';
import { shownCard } from '../product-card/shown-card.ts';
import { filterQuery, type Listing, listingPath } from './listing-address.ts';

export const productsPerPage = 30;

/** What a page lists before anything is chosen. */
export type ListingPlace = {
  /** The category's slug. */
  readonly categories?: string;
  /** The page's own filters, which are not in the query of its address. */
  readonly fixed?: Partial<Filters>;
  /** Facets that the page does not offer. */
  readonly hidden?: readonly (ListFacet | FlagFacet)[];
};

export const noSuchPage = () => data({ code: 'NOT_FOUND', message: '' } satisfies LoadProblem, { status: 404 });

export const listingQuery = ({ categories, fixed }: ListingPlace, filters: Filters) => ({
  categories,
  filter: filterQuery({ ...filters, ...fixed }),
});

/** Of brands and notes, as many as are seen without scrolling. The browser loads the rest when the visitor turns to the filters. */
const mostOptions = 9;

/** A page number beyond the last redirects to the last. */
export async function loadListing(place: ListingPlace, listing: Listing, address: URL) {
  const query = listingQuery(place, listing.filters);
  const page = { sort: listing.sort, perPage: productsPerPage, startPage: listing.page };
  const [{ products, totalProductsCount }, { filters: offered, isCut }] = await Promise.all([
    load(listProducts, { query: { ...query, ...page } }),
    // Without the page: they are the same on all of them.
    load(listProductFilters, { query: { ...query, mostOptions } }),
  ]);
  const pageCount = Math.max(1, Math.ceil(totalProductsCount / productsPerPage));
  if (listing.page > pageCount) {
    throw redirect(pathIn(languageOfPath(address.pathname), listingPath({ ...listing, page: pageCount })));
  }
  return {
    place,
    listing,
    products: products.map(shownCard),
    totalProductsCount,
    pageCount,
    offered,
    isCut,
  };
}

/** For the introduction of a page: the number of products, the decants among them, and the lowest price. */
export const contentsOf = ({ totalProductsCount, offered }: LoadedListing) =>
  [
    totalProductsCount,
    offered.format.find(({ value }) => value === 'decant')?.count ?? 0,
    offered.price && Math.round(offered.price.from),
  ] as const;

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>;
