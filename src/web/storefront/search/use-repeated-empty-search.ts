import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#web/kit/messages.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Outlives the page, not the reload: a reload asks for the same page, it does not search again. */
let lastEmpty: { query: string; visit: string; pathname: string } | null = null;

/** The page says by itself that nothing was found; whoever asks the same again learns that it was heard. */
export function useRepeatedEmptySearch(query: string | null): void {
  const { key: visit, pathname } = useLocation();
  const { search } = useMessages();
  useEffect(() => {
    if (lastEmpty?.visit === visit) return;
    // The same page in the other language is no new search.
    if (query !== null && lastEmpty?.query === query && lastEmpty.pathname === pathname)
      showToast({ title: search.notFoundAgain });
    lastEmpty = query === null ? null : { query, visit, pathname };
  }, [query, visit, pathname, search]);
}
