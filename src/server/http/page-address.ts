import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/**
 * A route module declares in `handle` the search parameters it reads, as a function that returns them in canonical form
 * (`?page=2`). A page without it reads none.
 */
type PageHandle = { readonly search?: (query: URLSearchParams) => string };

type Page = {
  readonly path: string;
  /** For `_routes`, by which React Router requests the data of single routes. */
  readonly routeIds: readonly string[];
  readonly search: PageHandle['search'];
};

type Routes = ServerBuild['routes'];

/** A placeholder for parsing relative URLs. */
export const anyOrigin = 'http://shop.internal';

const maxPaths = 2000;

function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module }) => {
      const own = { id, path, caseSensitive, handle: module.handle };
      return index ? { ...own, index: true } : { ...own, children: routeTree(routes, id) };
    });
}

function findPage(tree: RouteObject[], pathname: string): Page | null {
  const matches = matchRoutes(tree, pathname);
  const leaf = matches?.at(-1);
  if (!matches || !leaf) return null;
  // All paths that a catch-all route matches are one page.
  if (leaf.route.path?.endsWith('*')) return { path: leaf.pathnameBase, routeIds: [], search: undefined };
  const routeIds = matches.map(({ route }) => route.id ?? '');
  const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/');
  const path = generatePath(`/${pattern}`, leaf.params as Record<string, string>);
  return { path, routeIds, search: (leaf.route.handle as PageHandle | undefined)?.search };
}

/** React Router requests the data of `/x` at `/x.data`, of `/` at `/_.data`, and may name routes in `_routes`. */
const dataSuffix = /(?:(?<=\/)_)?\.data$/;

function dataAddress({ path, routeIds }: Page, search: string, wanted: string | null): string {
  const query = new URLSearchParams(search);
  if (wanted && routeIds.length > 0) {
    const ids = wanted.split(',');
    query.set('_routes', routeIds.filter((id) => ids.includes(id)).join(',') || 'none');
  }
  const text = query.toString();
  return `${path === '/' ? '/_' : path}.data${text && `?${text}`}`;
}

export type FoundPage = {
  /** The canonical URL: the path as the route table spells it, with only the search parameters that the page declares. */
  readonly address: string;
  /** From the root to the page; none for a catch-all route. */
  readonly routeIds: readonly string[];
};

/** Finds the requested page. It is rendered at its canonical URL, so that is safe as a cache key. */
export function pageFinder(routes: Routes): (url: string) => FoundPage | null {
  const tree = routeTree(routes);
  const known = new LRUCache<string, Page>({ max: maxPaths });
  const pageAt = (pathname: string) => {
    const page = known.get(pathname) ?? findPage(tree, pathname);
    if (page) known.set(pathname, page);
    return page;
  };
  return (url) => {
    const requested = URL.parse(url.startsWith('/') ? anyOrigin + url : url);
    if (!requested) return null;
    const page = pageAt(requested.pathname.replace(dataSuffix, ''));
    if (!page) return null;
    const { routeIds } = page;
    const search = page.search?.(requested.searchParams) ?? '';
    if (!dataSuffix.test(requested.pathname)) return { address: page.path + search, routeIds };
    return { address: dataAddress(page, search, requested.searchParams.get('_routes')), routeIds };
  };
}
