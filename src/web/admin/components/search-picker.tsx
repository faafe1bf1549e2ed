import { useState } from 'react';
import { findProductChoices, type ProductChoice } from '#contracts/admin-products.ts';
import type { Language } from '#domain/language.ts';
import { productLabel } from '#domain/product-label.ts';
import { call } from '#web/kit/api-client.ts';
import { useDebouncedSearch } from '#web/kit/debounced-search.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { ComboOption } from '#web/ui/combo-options.ts';

type SearchPickerProps<Choice> = {
  /** The search results. */
  choices: readonly Choice[];
  optionOf: (choice: Choice) => ComboOption;
  onFind: (find: string) => void;
  onPick: (choice: Choice) => void;
  isLoading: boolean;
  placeholder: string;
  /** Shown without results. */
  emptyText?: string | undefined;
};

/** A combobox that picks one item at a time and then clears. */
export function SearchPicker<Choice>({
  choices,
  optionOf,
  onFind,
  onPick,
  isLoading,
  placeholder,
  emptyText,
}: SearchPickerProps<Choice>) {
  const { words } = useMessages();
  // While it loads, those of the query before: Enter would pick one of them.
  const options = isLoading ? [] : choices.map(optionOf);
  return (
    <ComboBox
      options={options}
      value={null}
      onQueryChange={onFind}
      onChange={(option) => {
        const picked = choices[options.findIndex(({ value }) => value === option?.value)];
        if (picked === undefined) return;
        onFind('');
        onPick(picked);
      }}
      isLoading={isLoading}
      placeholder={placeholder}
      emptyText={emptyText ?? words.nothingFound}
      loadingText={words.loading}
      openLabel={words.open}
      clearLabel={words.clear}
    />
  );
}

type ProductPickerProps = {
  onPick: (product: ProductChoice) => void;
  /** Ids of products that cannot be picked. */
  taken: ReadonlySet<string>;
};

const shownCount = 20;

const findProducts = async (find: string, signal: AbortSignal) =>
  (await call(findProductChoices, { query: { find, perPage: shownCount }, signal })).data;

/** The label of a product in a combobox. */
export const choiceLabel = (product: Omit<ProductChoice, 'group'>, language: Language): string =>
  productLabel({ ...product, priceKopecks: kopecksOf(product.currentPrice) }, language);

/** Server-side search of products by name, brand or item number; picks one at a time. */
export function ProductPicker({ onPick, taken }: ProductPickerProps) {
  const { picker } = useAdminMessages();
  const language = useLanguage();
  const [find, setFind] = useState('');
  const { choices, problem, isLoading } = useDebouncedSearch(find, findProducts);

  const noteOf = ({ group, enabled }: ProductChoice) => {
    if (group) return picker.inGroup(group.name);
    return enabled ? '' : picker.isOff;
  };

  return (
    <SearchPicker
      choices={choices}
      optionOf={(product) => ({
        value: product._id,
        label: choiceLabel(product, language),
        note: noteOf(product),
        isDisabled: taken.has(product._id),
      })}
      onFind={setFind}
      onPick={onPick}
      isLoading={isLoading}
      placeholder={picker.placeholder}
      emptyText={problem}
    />
  );
}
