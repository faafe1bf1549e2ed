import ArrowRight from 'lucide-react/icons/arrow-right';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { SearchField } from '#web/ui/search-field.tsx';

/** Lazy loading: suggestions load with the first input. */
const SearchSuggestions = lazyComponent(
  'search-suggestions',
  async () => (await import('./search-suggestions.tsx')).SearchSuggestions,
);

/** A plain form that writes the query into the URL: it works without scripts. */
export function SearchForm({ query }: { query: string }) {
  const { shopFrame, words } = useMessages();
  const localPath = useLocalPath();
  const input = useRef<HTMLInputElement>(null);
  const [isNeeded, setIsNeeded] = useState(false);

  // Uncontrolled and updated by hand: re-creating the input would lose the focus.
  const shownQuery = useRef(query);
  const askedQuery = useRef<string | null>(null);
  useEffect(() => {
    const isTypingNext = askedQuery.current === query && input.current === document.activeElement;
    if (input.current && shownQuery.current !== query && !isTypingNext) input.current.value = query;
    shownQuery.current = query;
  }, [query]);

  // The input may have been focused before hydration.
  useEffect(() => {
    if (input.current === document.activeElement) setIsNeeded(true);
  }, []);

  return (
    <search>
      <form
        action={localPath('/products')}
        // Submitted: releasing the focus closes the keyboard on phones.
        onSubmit={() => {
          askedQuery.current = input.current?.value ?? null;
          input.current?.blur();
        }}
      >
        <SearchField
          ref={input}
          name="query"
          label={words.search}
          placeholder={shopFrame.search.placeholder}
          look="pill"
          isDense
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={query}
          onFocus={() => setIsNeeded(true)}
        />
        <IconButton type="submit" label={shopFrame.search.submit} icon={<ArrowRight aria-hidden="true" />} />
        {isNeeded && (
          <Suspense fallback={null}>
            <SearchSuggestions input={input} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
