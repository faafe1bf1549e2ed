import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { searchPage } from '#contracts/search.ts';
import { mostFound } from '#domain/search-limits.ts';
import { load } from '#web/kit/api-client.ts';
import { hryvniaPreload } from '#web/kit/font-preloads.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { PageHead } from '#web/kit/seo.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { Route } from './+types/search-page.ts';
import { NothingFound } from './nothing-found.tsx';
import { rememberSearch } from './recent-searches.ts';
import { readSearchAddress, searchPath, writeSearch } from './search-address.ts';
import { SearchResults } from './search-results.tsx';

const perPage = 32;

export const links = hryvniaPreload;

export const handle = { search: (query: URLSearchParams) => writeSearch(readSearchAddress(query)) };

export async function loader({ request }: Route.LoaderArgs) {
  const address = readSearchAddress(new URL(request.url).searchParams);
  const answer = await load(searchPage, { query: { query: address.query, startPage: address.page, perPage } });
  return {
    ...answer,
    address,
    isCut: answer.totalProductsCount >= mostFound,
    pageCount: Math.ceil(answer.totalProductsCount / perPage),
  };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { address, totalProductsCount, understoodAs, isCut } = loaderData;
  const { breadcrumbs, search: texts } = useMessages();
  const localPath = useLocalPath();
  const isEmpty = totalProductsCount === 0;
  useRepeatedEmptySearch(isEmpty && address.query !== '' ? address.query : null);

  // Only what was found: the others would be offered in vain.
  const toRemember = isEmpty ? null : address.query;
  useEffect(() => {
    if (toRemember !== null) rememberSearch(toRemember);
  }, [toRemember]);

  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  const heading =
    address.query === '' ? texts.ask : isEmpty ? texts.nothing(address.query) : texts.heading(address.query);
  return (
    <div className="page-width pt-2 md:pt-4">
      <PageHead
        title={texts.title(address.query, address.page)}
        description={texts.description}
        path={searchPath(address)}
        noIndex
      />
      <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={texts.breadcrumb} />
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">{heading}</h1>
      <div role="status" className="mt-1 mb-6 text-ink-2">
        {isEmpty ? (
          <p>{address.query === '' ? texts.askHint : texts.nothingHint}</p>
        ) : (
          <>
            {understoodAs !== null && <p className="text-lg text-ink">{texts.understoodAs(understoodAs)}</p>}
            <p className="text-sm">{isCut ? texts.foundMany(totalProductsCount) : texts.found(totalProductsCount)}</p>
          </>
        )}
      </div>
      {isEmpty ? <NothingFound {...loaderData} /> : <SearchResults {...loaderData} />}
    </div>
  );
}

/** Module state: survives navigation, but not a reload, which is not a repeated search. */
let lastEmpty: { query: string; visit: string; pathname: string } | null = null;

/** A toast for a repeated search without results, since the page itself would not change. */
function useRepeatedEmptySearch(query: string | null): void {
  const { key: visit, pathname } = useLocation();
  const { search } = useMessages();
  useEffect(() => {
    if (lastEmpty?.visit === visit) return;
    // The same search in the other language is not a repeated one.
    if (query !== null && lastEmpty?.query === query && lastEmpty.pathname === pathname)
      showToast({ title: search.notFoundAgain });
    lastEmpty = query === null ? null : { query, visit, pathname };
  }, [query, visit, pathname, search]);
}
