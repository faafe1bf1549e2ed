import { useState } from 'react';
import { findProductChoices, type ProductChoice } from '#contracts/admin-products.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { SearchPicker } from './search-picker.tsx';
import { useChoices } from './use-choices.ts';

type ProductPickerProps = {
  onPick: (product: ProductChoice) => void;
  /** Those that cannot be picked, by id. */
  taken: ReadonlySet<string>;
};

const shownCount = 20;

const findProducts = async (find: string, signal: AbortSignal) =>
  (await call(findProductChoices, { query: { find, perPage: shownCount }, signal })).data;

/** How a product is told apart in a list of choices. */
export const productLabel = ({ brand, name }: Pick<ProductChoice, 'brand' | 'name'>): string =>
  [brand, name].filter(Boolean).join(' · ');

/** Finds products by name, brand or item number among however many there are, and hands over one at a time. */
export function ProductPicker({ onPick, taken }: ProductPickerProps) {
  const { picker } = useAdminMessages();
  const [find, setFind] = useState('');
  const { choices, problem, isLoading } = useChoices(find, findProducts);

  const noteOf = ({ group, enabled, itemNo }: ProductChoice) => {
    if (group) return picker.inGroup(group.name);
    return enabled ? (itemNo ?? '') : picker.isOff;
  };

  return (
    <SearchPicker
      choices={choices}
      optionOf={(product) => ({
        value: product._id,
        label: productLabel(product),
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
