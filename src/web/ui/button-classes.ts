import { clsx } from 'clsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const kinds: Record<ButtonKind, string> = {
  primary: 'border-ink bg-ink text-card hover:not-disabled:bg-inverse-2',
  secondary: 'border-line-2 bg-card text-ink hover:not-disabled:border-ink-3 hover:not-disabled:bg-white',
  quiet: 'border-transparent bg-transparent text-amber-ink hover:not-disabled:bg-amber-wash',
  danger: 'border-garnet bg-garnet text-white hover:not-disabled:bg-garnet-ink',
};

// Touch targets are 44 px; with a mouse, density is preferred.
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 gap-1.5 px-3.5 py-1.5 text-sm md:min-h-9',
  medium: 'min-h-11 gap-2 px-5 py-2 text-sm md:text-[0.9375rem]',
  large: 'min-h-13 gap-2 px-6 py-3 text-base',
};

export function buttonClasses(kind: ButtonKind, size: ButtonSize, isWide: boolean, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center rounded-md border text-center font-semibold transition-colors',
    'disabled:opacity-50 aria-disabled:opacity-75',
    kinds[kind],
    sizes[size],
    isWide && 'w-full',
    className,
  );
}
