import { writeQuery } from '#contracts/kit/query-string.ts';

/** Nobody reads a longer one back; the search itself looks no further either. */
const longestQuery = 200;
const lastPage = 1000;

export type SearchAddress = { query: string; page: number };

/** Whatever stands in the address, a search can be made of it. */
export function readSearchAddress(parameters: URLSearchParams): SearchAddress {
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: (parameters.get('query') ?? '').replaceAll('\u0000', '').trim().slice(0, longestQuery).toWellFormed(),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The same search is always written in the same way. */
export const writeSearch = ({ query, page }: SearchAddress): string =>
  writeQuery({ page: page > 1 ? page : undefined, query: query === '' ? undefined : query });

export const searchPath = (address: SearchAddress): string => `/products${writeSearch(address)}`;
