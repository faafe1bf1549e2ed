import { redirect, useNavigate, useSearchParams } from 'react-router';
import { pageWithin } from '#web/ui/page-window.ts';

/** As many rows as a page of the panel has. */
export const rowsPerPage = 50;
const farthestPage = 1_000_000;
const longestSearch = 200;

type Changes = Readonly<Record<string, string>>;

/**
 * What of a list is shown stands in its address, so that it can be shared, reloaded and gone back to. An empty value takes a name out of
 * the address; whatever else changes starts at the first page again.
 */
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

/** The same for a loader, whose list comes page by page from the server: pages of the panel's length, or of its own. */
export function readListParams(request: Request, perPage = rowsPerPage) {
  const address = new URL(request.url);
  const find = (address.searchParams.get('find') ?? '').trim().slice(0, longestSearch);
  const page = pageWithin(Number(address.searchParams.get('page')), farthestPage);

  /** Answers where the page stands among the others; a page beyond the last opens the last. */
  function pageInfoOf(all: number) {
    const pageCount = Math.max(1, Math.ceil(all / perPage));
    if (page <= pageCount) return { page, pageCount, perPage, all };
    address.searchParams.set('page', String(pageCount));
    throw redirect(`${address.pathname}${address.search}`);
  }

  return { find, page, param: (name: string) => address.searchParams.get(name) ?? '', pageInfoOf };
}

/** One page of a list that is here as a whole. A page outside of 1 to the last shows the nearest there is. */
export function paginate<Row>(rows: readonly Row[], wantedPage: string) {
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = pageWithin(Number(wantedPage), pageCount);
  const shown = rows.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  return { shown, pageInfo: { page, pageCount, perPage: rowsPerPage, all: rows.length } };
}

export type PageInfo = ReturnType<typeof paginate>['pageInfo'];
