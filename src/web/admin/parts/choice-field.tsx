import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useMessages } from '#web/kit/messages.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import type { ComboOption } from '#web/ui/combo-options.ts';
import { Field } from '#web/ui/field.tsx';

type ChoiceFieldProps<Input extends FieldValues> = {
  control: Control<Input, unknown, unknown>;
  name: FieldPath<Input>;
  label: string;
  options: readonly ComboOption[];
  placeholder: string;
  isRequired?: boolean;
};

/** One of many, found by typing; the form keeps its value, empty for none. */
export function ChoiceField<Input extends FieldValues>({
  control,
  name,
  label,
  options,
  placeholder,
  isRequired = false,
}: ChoiceFieldProps<Input>) {
  const { words } = useMessages();
  const { field, fieldState } = useController({ control: control as unknown as Control<Input>, name });
  const chosen = options.find(({ value }) => value === field.value) ?? null;
  return (
    <Field label={label} isRequired={isRequired} error={fieldState.error?.message}>
      <ComboBox
        ref={field.ref}
        options={options}
        value={chosen}
        onChange={(option) => field.onChange(option?.value ?? '')}
        onBlur={field.onBlur}
        placeholder={placeholder}
        emptyText={words.nothingFound}
        loadingText={words.loading}
        openLabel={words.open}
        clearLabel={words.clear}
      />
    </Field>
  );
}
