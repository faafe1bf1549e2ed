import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Switch } from '#web/ui/switch.tsx';

type SwitchFieldProps<Input extends FieldValues> = {
  // A form whose output differs from its input is a control of three types, of which a field needs the first.
  control: Control<Input, unknown, unknown>;
  name: FieldPathByValue<Input, unknown>;
  label: string;
};

/** A switch that waits for its form. */
export function SwitchField<Input extends FieldValues>({ control, name, label }: SwitchFieldProps<Input>) {
  const { field } = useController<Input>({ control: control as unknown as Control<Input>, name });
  return (
    <Switch
      label={label}
      isOn={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      name={field.name}
      ref={field.ref}
    />
  );
}
