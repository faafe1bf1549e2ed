import { clsx } from 'clsx';
import { type RefObject, useId, useState } from 'react';
import { nameLanguage } from '#domain/language.ts';
import { formatPrice } from '#domain/money.ts';
import { sizeLabel } from '#domain/size-label.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { shownPriceOf } from '#web/kit/product-price.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { useStartSuggestions } from './use-start-suggestions.ts';
import { optionId, useSuggestionKeys } from './use-suggestion-keys.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

/** Suggestions below the search box, lazy-loaded on first focus; they make it a combobox. */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { suggestions: texts } = useMessages().search;
  const listId = useId();
  const [text, setText] = useState('');
  const start = useStartSuggestions();
  const suggested = useSuggestions(text);
  const groups = text.trim() === '' ? start.groups : suggested;
  const all = groups.flatMap(({ suggestions }) => suggestions);
  const { isOpen, active } = useSuggestionKeys({
    input,
    listId,
    options: all,
    onType: (typed) => {
      setText(typed);
      if (typed.trim() === '') start.refresh();
    },
  });
  const optionsOf = (suggestions: readonly Suggestion[]) =>
    suggestions.map((suggestion) => {
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
          {groups.map(({ kind, suggestions }) =>
            kind === 'all' ? (
              <div key={kind} role="presentation" className="mt-1.5 border-t border-line pt-1.5 text-amber-ink">
                {optionsOf(suggestions)}
              </div>
            ) : (
              <fieldset key={kind} aria-labelledby={`${listId}-${kind}`} className="min-w-0 not-first:mt-1.5">
                <p id={`${listId}-${kind}`} role="presentation" className="label-caps px-3 pt-2 pb-1 text-ink-3">
                  {texts[kind]}
                </p>
                {optionsOf(suggestions)}
              </fieldset>
            ),
          )}
        </div>
      )}
    </>
  );
}

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean; onFollow: () => void };

/** A link, so that it can be opened in another tab; the keyboard reaches it by aria-activedescendant. */
function Option({ id, suggestion: { href, run, name, product }, isActive, onFollow }: OptionProps) {
  const shared = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1 };
  const className = clsx(
    'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1 text-left hover:bg-amber-wash',
    isActive && 'bg-amber-wash',
  );
  if (href === undefined) {
    return (
      <button type="button" {...shared} onClick={run} className={clsx(className, 'text-sm text-ink-2')}>
        {name}
      </button>
    );
  }
  return (
    <a {...shared} href={href} onClick={onFollow} className={className}>
      {product ? (
        <SuggestedProduct product={product} />
      ) : (
        <span lang={nameLanguage(name)} className="min-w-0 truncate">
          {name}
        </span>
      )}
    </a>
  );
}

function SuggestedProduct({ product }: { product: NonNullable<Suggestion['product']> }) {
  const { productCard, words } = useMessages();
  const size = sizeLabel(product, useLanguage());
  const { nowKopecks, wasKopecks } = shownPriceOf(product);
  return (
    <>
      <Picture address={product.imageFirst} alt="" sizes="36px" className="w-9 shrink-0" />
      <span className="min-w-0 grow">
        <span lang={nameLanguage(product.name)} className="block truncate">
          {product.name}
        </span>
        <span className="block truncate text-sm text-ink-2">
          {[product.brand?.name, size].filter(Boolean).join(' · ')}
        </span>
      </span>
      {/* Narrow screens stack the two prices, so that the name stays readable. */}
      <div className="shrink-0 max-sm:max-w-24 [&>p]:justify-end">
        <Price
          now={formatPrice(nowKopecks)}
          was={wasKopecks === null ? undefined : formatPrice(wasKopecks)}
          wasLabel={words.wasPrice}
          unit={product.bottling ? productCard.perMillilitre : undefined}
        />
      </div>
    </>
  );
}
