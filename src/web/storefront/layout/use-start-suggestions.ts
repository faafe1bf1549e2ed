import { useEffect, useState } from 'react';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { clearRecentSearches, recentSearches } from '#web/storefront/search/recent-searches.ts';
import { searchPath } from '#web/storefront/search/search-address.ts';
import type { SuggestionGroup } from './use-suggestions.ts';

async function loadPopular(): Promise<readonly string[]> {
  try {
    // Lazy loading: contracts import zod, which the page does not need before.
    const { popularSearches } = await import('#contracts/search.ts');
    return (await call(popularSearches, {})).data;
  } catch {
    // Suggestions are optional: a failure is ignored.
    return [];
  }
}

/** For an empty box: the visitor's recent searches, and popular ones. `refresh` rereads the recent ones. */
export function useStartSuggestions(): { groups: SuggestionGroup[]; refresh: () => void } {
  const localPath = useLocalPath();
  const { suggestions: texts } = useMessages().search;
  const [recent, setRecent] = useState(recentSearches);
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    let isStale = false;
    void loadPopular().then((searches) => {
      if (!isStale) setPopular(searches);
    });
    return () => {
      isStale = true;
    };
  }, []);

  const refresh = () => setRecent(recentSearches());
  const clear = () => {
    clearRecentSearches();
    setRecent([]);
  };
  const linkTo = (query: string) => ({ id: query, name: query, href: localPath(searchPath({ query, page: 1 })) });
  const groups: SuggestionGroup[] = [
    { kind: 'recent', suggestions: [...recent.map(linkTo), { id: '', name: texts.clearRecent, run: clear }] },
    { kind: 'popular', suggestions: popular.map(linkTo) },
  ];
  return {
    groups: groups.filter(({ kind, suggestions }) => (kind === 'recent' ? recent : suggestions).length > 0),
    refresh,
  };
}
