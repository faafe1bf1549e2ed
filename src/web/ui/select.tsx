import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field.tsx';
import { inputClasses } from './input-classes.ts';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  isDense?: boolean;
};

/** The platform's own list: the phone's wheel, type-ahead and no script before it works. Long lists take a combo box. */
export function Select({ options, placeholder, isDense = false, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring();
  return (
    <span className={clsx('relative block', className)}>
      <select {...wiring} {...rest} className={inputClasses(isDense, 'appearance-none truncate pr-10')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink"
      />
    </span>
  );
}
