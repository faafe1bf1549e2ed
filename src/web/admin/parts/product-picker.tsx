import { useEffect, useState } from 'react';
import { findProductChoices, type ProductChoice } from '#contracts/admin-products.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/door.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';

type ProductPickerProps = {
  onPick: (product: ProductChoice) => void;
  /** Those that cannot be picked, by id. */
  taken: ReadonlySet<string>;
};

/** Long enough to type the next letter. */
const restMs = 200;
const shownCount = 20;

/** Asks when the hands rest; an answer to what has been typed over since is dropped. */
function useProductChoices(find: string) {
  const [answer, setAnswer] = useState<{ find: string; choices: readonly ProductChoice[]; problem?: string }>();

  useEffect(() => {
    const leaving = new AbortController();
    const ask = () =>
      call(findProductChoices, { query: { find, perPage: shownCount }, signal: leaving.signal }).then(
        ({ data }) => setAnswer({ find, choices: data }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          if (!isProblem(error)) throw error;
          setAnswer({ find, choices: [], problem: error.message });
        },
      );
    const timer = setTimeout(() => void ask(), find === '' ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [find]);

  return { choices: answer?.choices ?? [], problem: answer?.problem, isLoading: answer?.find !== find };
}

/** Finds products by name, brand or item number among however many there are, and hands over one at a time. */
export function ProductPicker({ onPick, taken }: ProductPickerProps) {
  const { picker } = useAdminMessages();
  const { words } = useMessages();
  const [find, setFind] = useState('');
  const { choices, problem, isLoading } = useProductChoices(find.trim());

  const noteOf = ({ group, enabled, itemNo }: ProductChoice) => {
    if (group) return picker.inGroup(group.name);
    return enabled ? (itemNo ?? '') : picker.isOff;
  };
  const options = choices.map((product) => ({
    value: product._id,
    label: [product.brand, product.name].filter(Boolean).join(' · '),
    note: noteOf(product),
    isDisabled: taken.has(product._id),
  }));

  return (
    <ComboBox
      options={options}
      value={null}
      onQueryChange={setFind}
      onChange={(option) => {
        const picked = choices.find(({ _id }) => _id === option?.value);
        if (!picked) return;
        setFind('');
        onPick(picked);
      }}
      isLoading={isLoading}
      placeholder={picker.placeholder}
      emptyText={problem ?? words.nothingFound}
      loadingText={words.loading}
      openLabel={words.open}
      clearLabel={words.clear}
    />
  );
}
