import { clsx } from 'clsx';

/** Shared by text fields, selects and comboboxes. A font size of 16 px prevents iOS from zooming in on focus. */
export function inputClasses(isDense: boolean, ...more: (string | undefined)[]): string {
  return roundedInputClasses('rounded-md', isDense, ...more);
}

export function roundedInputClasses(
  radius: 'rounded-md' | 'rounded-full',
  isDense: boolean,
  ...more: (string | undefined)[]
): string {
  return clsx(
    radius,
    'w-full min-w-0 border border-line-2 bg-white px-3.5 text-base text-ink transition-colors',
    'hover:not-disabled:border-ink-3',
    'focus-visible:border-ink focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ink',
    'aria-invalid:border-garnet aria-invalid:outline-2 aria-invalid:-outline-offset-1 aria-invalid:outline-garnet',
    'disabled:bg-paper disabled:text-ink-3',
    isDense ? 'h-11 md:h-10 md:text-sm' : 'h-12',
    ...more,
  );
}
