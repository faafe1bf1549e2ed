import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { writeQuery } from '#contracts/kit/query-string.ts';
import { pageFinder } from './page-address.ts';

const handle = { search: (query: URLSearchParams) => writeQuery({ page: Number(query.get('page')) || undefined }) };

const route = (id: string, parentId: string | undefined, path: string | undefined, more: object = {}) => ({
  id,
  parentId,
  path,
  module: {},
  ...more,
});
const routes = Object.fromEntries(
  [
    route('root', undefined, ''),
    route('uk', 'root', undefined),
    route('uk/root', 'uk', undefined, { index: true }),
    route('uk/index', 'uk', 'index'),
    route('uk/list', 'uk', 'list/:title/:filters?', { module: { handle } }),
    route('uk/rest', 'uk', '*'),
    route('en', 'root', 'en'),
    route('en/root', 'en', undefined, { index: true }),
    route('en/index', 'en', 'index'),
    route('en/rest', 'en', '*'),
  ].map((each) => [each.id, each]),
) as unknown as ServerBuild['routes'];

const findPage = pageFinder(routes);
const addressOf = (url: string) => findPage(url)?.address ?? null;

describe('[RULE-SAFE-05] the address that a page is rendered and cached at', () => {
  it.each([
    ['/index', '/index'],
    ['/index?cb=1&utm_source=mail', '/index'],
    ['/INDEX///', '/index'],
    ['/%69ndex', '/index'],
    ['/en/Index?x', '/en/index'],
    ['/', '/'],
    ['/?a=1', '/'],
    ['/list/niche?page=2&cb=1', '/list/niche?page=2'],
    ['/list/niche?page=two', '/list/niche'],
    ['/list/niche/a,b?page=02', '/list/niche/a,b?page=2'],
    ['/list/%D0%BD%D1%96%D1%88%D0%B0', '/list/%D0%BD%D1%96%D1%88%D0%B0'],
    ['/nowhere', '/'],
    ['/no/where/at/all?x=1', '/'],
    ['/en/nowhere', '/en'],
    ['//other.example/index', '/'],
    ['http://other.example/index?x=1', '/index'],
  ])('of %s is %s', (url, address) => {
    expect(addressOf(url)).toBe(address);
  });

  it.each([
    ['/index.data?cb=1', '/index.data'],
    ['/_.data', '/_.data'],
    ['/nowhere.data', '/_.data'],
    ['/nowhere.data?_routes=uk%2Frest', '/_.data'],
    ['/en/nowhere.data', '/en.data'],
    ['/list/niche.data?page=3&_routes=uk%2Flist,uk,x', '/list/niche.data?page=3&_routes=uk%2Cuk%2Flist'],
    ['/index.data?_routes=x', '/index.data?_routes=none'],
  ])('of the data at %s is %s', (url, address) => {
    expect(addressOf(url)).toBe(address);
  });

  it('is null for a malformed URL and an unknown path', () => {
    expect(addressOf('http://[')).toBeNull();
    expect(pageFinder({ only: route('only', undefined, 'only') } as never)('/other')).toBeNull();
  });
});

describe('the routes of a page', () => {
  it.each([
    ['/index', ['root', 'uk', 'uk/index']],
    ['/en/index', ['root', 'en', 'en/index']],
    ['/list/a.data?page=2', ['root', 'uk', 'uk/list']],
    ['/nowhere', []],
  ])('of %s are those from the root to it', (url, routeIds) => {
    expect(findPage(url)?.routeIds).toEqual(routeIds);
  });
});
