import { useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { ComboOption } from '#web/ui/combo-options.ts';

type SearchPickerProps<Choice> = {
  /** What the search has found so far. */
  choices: readonly Choice[];
  optionOf: (choice: Choice) => ComboOption;
  onFind: (find: string) => void;
  onPick: (choice: Choice) => void;
  isLoading: boolean;
  placeholder: string;
  /** What is said where there is nothing to pick. */
  emptyText?: string | undefined;
};

/** Hands over one thing at a time and is empty again after it. */
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
  const options = choices.map(optionOf);
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
