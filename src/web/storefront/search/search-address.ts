/** Nobody reads a longer one back; the search itself looks no further either. */
const longestQuery = 200;
const lastPage = 1000;

export type SearchAddress = { query: string; page: number };

/** Whatever stands in the address, a search can be made of it. */
export function readSearchAddress(url: URL): SearchAddress {
  const page = Number(url.searchParams.get('page') ?? 1);
  return {
    query: (url.searchParams.get('query') ?? '').trim().slice(0, longestQuery).toWellFormed(),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

export function searchPath({ query, page }: SearchAddress): string {
  // In the order of the alphabet, as kept pages have it: one address for one page.
  const parameters = new URLSearchParams({ ...(page > 1 && { page: String(page) }), query });
  return `/products?${parameters}`;
}
