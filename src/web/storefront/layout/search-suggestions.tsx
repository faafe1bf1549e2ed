import { clsx } from 'clsx';
import { type RefObject, useId, useState } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { optionId, useSuggestionKeys } from './use-suggestion-keys.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

/** Suggestions below the search box, lazy-loaded on first focus; they make it a combobox. */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { suggestions: texts } = useMessages().search;
  const listId = useId();
  const [text, setText] = useState('');
  const groups = useSuggestions(text);
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const { isOpen, active } = useSuggestionKeys({
    input,
    listId,
    hrefs: all.map(({ href }) => href),
    onType: setText,
  });
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && texts.count(all.length)}
      </p>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={texts.label}
          // Prevents blur when the list is clicked.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-[calc(100%+0.375rem)] z-50 max-h-[min(34rem,calc(100dvh-11rem))] overflow-y-auto rounded-lg border border-line-2 bg-card p-1.5 shadow-pop"
        >
          {groups.map(({ kind, suggestions }) => (
            <fieldset key={kind} aria-labelledby={`${listId}-${kind}`} className="min-w-0 not-first:mt-1.5">
              <p id={`${listId}-${kind}`} role="presentation" className="label-caps px-3 pt-2 pb-1 text-ink-3">
                {texts[kind]}
              </p>
              {suggestions.map((suggestion) => {
                const position = all.indexOf(suggestion);
                return (
                  <Option
                    key={suggestion.id}
                    id={optionId(listId, position)}
                    suggestion={suggestion}
                    isActive={position === active}
                    onFollow={() => input.current?.blur()}
                  />
                );
              })}
            </fieldset>
          ))}
        </div>
      )}
    </>
  );
}

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean; onFollow: () => void };

/** A link, so that it can be opened in another tab; the keyboard reaches it by aria-activedescendant. */
function Option({ id, suggestion: { href, name, product }, isActive, onFollow }: OptionProps) {
  const { suggestions: texts } = useMessages().search;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onClick={onFollow}
      className={clsx(
        'flex min-h-11 items-center gap-3 rounded-md px-3 py-1 hover:bg-amber-wash',
        isActive && 'bg-amber-wash',
      )}
    >
      {product && <Picture address={product.imageFirst} alt="" sizes="36px" className="w-9 shrink-0" />}
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        {product && (
          <span className="block truncate text-sm text-ink-2">
            {[product.brand?.name, product.sizes && !product.bottling && texts.millilitres(product.sizes)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
    </Link>
  );
}
