import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { suggest as suggestContract } from '#contracts/search.ts';
import { call } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { searchPath } from '#web/storefront/search/search-address.ts';
import { categoryPath } from '../paths.ts';

type Answer = z.output<typeof suggestContract.response>;
type Product = Answer['products'][number];

/** A link, or an action such as clearing the recent searches. */
export type Suggestion = { id: string; name: string; href?: string; run?: () => void; product?: Product };
export type SuggestionGroup = {
  kind: 'recent' | 'popular' | 'brands' | 'categories' | 'products' | 'all';
  suggestions: Suggestion[];
};

/** Debounce. */
const pauseMs = 150;
const shortestText = 2;

async function fetchSuggestions(text: string): Promise<Answer | null> {
  try {
    // Lazy loading: contracts import zod, which the page does not need before.
    const { suggest } = await import('#contracts/search.ts');
    return (await call(suggest, { query: { query: text } })).data;
  } catch {
    // Suggestions are optional: a failure is ignored.
    return null;
  }
}

/** Whether previous suggestions may stay while the next ones load. */
const isContinued = (before: string, now: string) => now.startsWith(before) || before.startsWith(now);

/** Debounced; the response to a superseded query is dropped (race condition). */
export function useSuggestions(text: string): SuggestionGroup[] {
  const localPath = useLocalPath();
  const { suggestions: texts } = useMessages().search;
  const [shown, setShown] = useState<{ query: string; answer: Answer } | null>(null);
  const query = text.trim();
  useEffect(() => {
    let isStale = false;
    if (query.length < shortestText) {
      setShown(null);
      return;
    }
    const timer = setTimeout(async () => {
      const answer = await fetchSuggestions(query);
      if (!isStale) setShown(answer && { query, answer });
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query]);
  const groups = shown && isContinued(shown.query, query) ? groupsOf(shown.answer, localPath) : [];
  if (groups.length === 0) return [];
  const all = { id: 'all', name: texts.all, href: localPath(searchPath({ query, page: 1 })) };
  return [...groups, { kind: 'all', suggestions: [all] }];
}

function groupsOf({ brands, categories, products }: Answer, localPath: (path: string) => string): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      kind: 'brands',
      suggestions: brands.map(({ _id, name }) => ({
        id: _id,
        name,
        href: localPath(searchPath({ query: name, page: 1 })),
      })),
    },
    {
      kind: 'categories',
      suggestions: categories.map(({ name, title }) => ({ id: title, name, href: localPath(categoryPath(title)) })),
    },
    {
      kind: 'products',
      suggestions: products.map((product) => ({
        id: product._id,
        name: product.name,
        href: localPath(`/products/item/${product._id}`),
        product,
      })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
