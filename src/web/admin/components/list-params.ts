import { redirect, useNavigate, useSearchParams } from 'react-router';
import { pageWithin } from '#web/ui/page-window.ts';

export const rowsPerPage = 50;
const farthestPage = 1_000_000;
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
  const page = pageWithin(Number(address.searchParams.get('page')), farthestPage);

  /** Pagination info; a page past the end redirects to the last. */
  function pageInfoOf(all: number) {
    const pageCount = Math.max(1, Math.ceil(all / perPage));
    if (page <= pageCount) return { page, pageCount, perPage, all };
    address.searchParams.set('page', String(pageCount));
    throw redirect(`${address.pathname}${address.search}`);
  }

  return { find, page, param: (name: string) => address.searchParams.get(name) ?? '', pageInfoOf };
}

/** Client-side pagination; an invalid page number is clamped. */
export function paginate<Row>(rows: readonly Row[], wantedPage: string) {
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = pageWithin(Number(wantedPage), pageCount);
  const shown = rows.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  return { shown, pageInfo: { page, pageCount, perPage: rowsPerPage, all: rows.length } };
}

export type PageInfo = ReturnType<typeof paginate>['pageInfo'];
