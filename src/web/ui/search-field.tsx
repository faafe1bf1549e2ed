import { clsx } from 'clsx';
import SearchIcon from 'lucide-react/icons/search';
import type { ComponentPropsWithRef } from 'react';
import { roundedInputClasses } from './input-classes.ts';

type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: string;
  look?: 'pill' | 'box';
  isDense?: boolean;
};

/** The input only; the surrounding form defines the search. */
export function SearchField({ label, look = 'box', isDense = false, className, ...rest }: SearchFieldProps) {
  return (
    <span className={clsx('search-field', className)}>
      <SearchIcon aria-hidden="true" />
      <input
        {...rest}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        className={roundedInputClasses(look === 'pill' ? 'rounded-full' : 'rounded-md', isDense)}
      />
    </span>
  );
}
