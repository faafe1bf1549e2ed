import { listProductFilters, type ProductFilters } from '#contracts/products.ts';
import type { Filters } from '#domain/facets.ts';
import { call } from '#web/kit/api-client.ts';
import { type ListingPlace, listingQuery } from './load-listing.ts';

type Asked = { readonly place: ListingPlace; readonly filters: Filters };

/** Whole lists, not cut as those of the page. */
export async function fetchOptions({ place, filters }: Asked, signal: AbortSignal): Promise<ProductFilters> {
  return (await call(listProductFilters, { query: listingQuery(place, filters), signal })).data.filters;
}
