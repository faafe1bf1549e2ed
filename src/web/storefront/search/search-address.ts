import { writeQuery } from '#contracts/kit/query-string.ts';

/** The search ignores longer queries too. */
const longestQuery = 200;
const lastPage = 1000;

export type SearchAddress = { query: string; page: number };

/** Tolerant parsing: invalid parameters fall back to defaults. */
export function readSearchAddress(parameters: URLSearchParams): SearchAddress {
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: (parameters.get('query') ?? '').replaceAll('\u0000', '').trim().slice(0, longestQuery).toWellFormed(),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Canonical form: one search has one URL. */
export const writeSearch = ({ query, page }: SearchAddress): string =>
  writeQuery({ page: page > 1 ? page : undefined, query: query === '' ? undefined : query });

export const searchPath = (address: SearchAddress): string => `/products${writeSearch(address)}`;
