import { clsx } from 'clsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Secondary and medium are what `button` looks like by itself. */
const kinds: Record<ButtonKind, string | null> = {
  primary: 'button-primary',
  secondary: null,
  quiet: 'button-quiet',
  danger: 'button-danger',
};

const sizes: Record<ButtonSize, string | null> = {
  small: 'button-small',
  medium: null,
  large: 'button-large',
};

export function buttonClasses(kind: ButtonKind, size: ButtonSize, isWide: boolean, className?: string): string {
  return clsx('button', kinds[kind], sizes[size], isWide && 'w-full', className);
}
