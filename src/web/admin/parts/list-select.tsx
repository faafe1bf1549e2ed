import { Field } from '#web/ui/field.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { useListAddress } from './list-address.ts';

type ListSelectProps = {
  /** The name in the address. */
  name: string;
  label: string;
  /** What it says while nothing is chosen: "all roles". */
  all: string;
  options: readonly SelectOption[];
};

/** Narrows a list by one of a few. */
export function ListSelect({ name, label, all, options }: ListSelectProps) {
  const { inAddress, goTo } = useListAddress();
  return (
    <Field label={label} isLabelHidden className="w-full sm:w-56">
      <Select
        isDense
        value={inAddress(name)}
        placeholder={all}
        options={options}
        onChange={(event) => goTo({ [name]: event.target.value })}
      />
    </Field>
  );
}
