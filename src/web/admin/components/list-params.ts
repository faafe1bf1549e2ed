import { redirect, useNavigate, useSearchParams } from 'react-router';
import { countedTo } from '#domain/counts.ts';
import { pageWithin } from '#web/ui/page-window.ts';

export const rowsPerPage = 50;
const longestSearch = 200;

type Changes = Readonly<Record<string, string>>;

/** Filters, search and page of a list as URL search parameters. An empty value removes one; any change resets the page. */
export function useListParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  function searchWith(changes: Changes): string {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  }

  return {
    param: (name: string) => params.get(name) ?? '',
    hrefWith: searchWith,
    setParams: (changes: Changes, options: { replace?: boolean } = {}) =>
      void navigate({ search: searchWith(changes) }, { ...options, preventScrollReset: true }),
    isFiltered: [...params].some(([name, value]) => name !== 'page' && value.trim() !== ''),
  };
}

/** The same for loaders of lists with server-side pagination. */
export function readListParams(request: Request, perPage = rowsPerPage) {
  const address = new URL(request.url);
  const find = (address.searchParams.get('find') ?? '').trim().slice(0, longestSearch);
  // The server counts no further, so that no page needs a deep offset.
  const page = pageWithin(Number(address.searchParams.get('page')), Math.ceil(countedTo / perPage));

  /** Pagination info; a page past the end redirects to the last. */
  function pageInfoOf(all: number): PageInfo {
    const pageCount = Math.max(1, Math.ceil(all / perPage));
    if (page <= pageCount) return { page, pageCount, perPage, all, isCapped: all >= countedTo };
    address.searchParams.set('page', String(pageCount));
    throw redirect(`${address.pathname}${address.search}`);
  }

  return { find, page, param: (name: string) => address.searchParams.get(name) ?? '', pageInfoOf };
}

/** Client-side pagination; an invalid page number is clamped. */
export function paginate<Row>(rows: readonly Row[], wantedPage: string): { shown: Row[]; pageInfo: PageInfo } {
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = pageWithin(Number(wantedPage), pageCount);
  const shown = rows.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  return { shown, pageInfo: { page, pageCount, perPage: rowsPerPage, all: rows.length, isCapped: false } };
}

export type PageInfo = {
  readonly page: number;
  readonly pageCount: number;
  readonly perPage: number;
  readonly all: number;
  /** There may be more rows than were counted and can be paged through. */
  readonly isCapped: boolean;
};
