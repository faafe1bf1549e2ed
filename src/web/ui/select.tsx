import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field.tsx';
import { inputClasses } from './input-classes.ts';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  options: readonly SelectOption[];
  placeholder?: string;
  isDense?: boolean;
};

/** The native select: the phone's own picker, type-ahead, and no scripts. Long lists use a combobox. */
export function Select({ options, placeholder, isDense = false, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring();
  return (
    <span className={clsx('select', className)}>
      <select {...wiring} {...rest} className={inputClasses(isDense)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
