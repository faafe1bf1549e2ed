import { type ReactNode, useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { OptionInLanguage } from '#web/features/delivery/place-labels.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { ComboOption, OptionMatcher } from '#web/ui/combo-options.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CheckoutValues, Place } from './checkout-values.ts';

type PlaceFieldProps = {
  name: 'deliveryAddress.region' | 'deliveryAddress.city' | 'deliveryAddress.address';
  label: string;
  /** Free text instead of a list. */
  isTyped: boolean;
  options: readonly ComboOption[];
  /** How the options are shown; the form keeps them as they are. */
  optionIn?: OptionInLanguage;
  match?: OptionMatcher;
  /** For options that depend on the query; they are then shown unfiltered. */
  onQueryChange?: (query: string) => void;
  emptyText?: string;
  isLoading: boolean;
  isDisabled: boolean;
  placeholder: string;
  hint?: ReactNode;
  onChoose?: (place: Place | null) => void;
  autoComplete?: string;
  className?: string;
};

export function PlaceField(props: PlaceFieldProps) {
  const { name, label, isTyped, options, optionIn, match, hint, onChoose, className } = props;
  const { words } = useMessages();
  const language = useLanguage();
  const { control } = useFormContext<CheckoutValues>();
  const { field, fieldState } = useController({ control, name });

  const choose = (place: Place | null) => {
    field.onChange(place && { value: place.value, label: place.label });
    onChoose?.(place);
  };
  const shown = (option: ComboOption) => optionIn?.(language, option) ?? option;
  // One object while the choice is the same, as the combobox compares it.
  const value = useMemo(
    () => field.value && (optionIn?.(language, field.value) ?? field.value),
    [field.value, language, optionIn],
  );
  const chooseShown = (option: ComboOption | null) =>
    choose(option && (options.find(({ value }) => value === option.value) ?? option));

  return (
    <Field label={label} error={fieldState.error?.message} hint={hint} isRequired className={className ?? ''}>
      {isTyped ? (
        <TextInput
          ref={field.ref}
          name={name}
          value={field.value?.label ?? ''}
          onChange={({ target }) => choose({ value: '', label: target.value })}
          onBlur={field.onBlur}
        />
      ) : (
        <ComboBox
          ref={field.ref}
          options={options.map(shown)}
          {...(match && { match: (query: string, limit: number) => match(query, limit).map(shown) })}
          {...(props.onQueryChange && { onQueryChange: props.onQueryChange })}
          value={value}
          onChange={chooseShown}
          onBlur={field.onBlur}
          isLoading={props.isLoading}
          isDisabled={props.isDisabled}
          placeholder={props.placeholder}
          emptyText={props.emptyText ?? words.nothingFound}
          loadingText={words.loading}
          openLabel={words.open}
          clearLabel={words.clear}
        />
      )}
    </Field>
  );
}
