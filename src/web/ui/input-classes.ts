import { clsx } from 'clsx';

/** Shared by text fields, selects and comboboxes. */
export function inputClasses(isDense: boolean, ...more: (string | undefined)[]): string {
  return roundedInputClasses('rounded-md', isDense, ...more);
}

export function roundedInputClasses(
  radius: 'rounded-md' | 'rounded-full',
  isDense: boolean,
  ...more: (string | undefined)[]
): string {
  return clsx('input', radius, isDense && 'input-dense', ...more);
}
