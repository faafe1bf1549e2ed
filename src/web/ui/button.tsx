import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonKind, type ButtonSize, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  isWide?: boolean;
  /** Does not change focus and width, ignores further clicks, and sets aria-busy. */
  isLoading?: boolean;
  icon?: ReactNode;
};

export function Button({
  kind = 'secondary',
  size = 'medium',
  isWide = false,
  isLoading = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isLoading ? 'button' : type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
      className={buttonClasses(kind, size, isWide, className)}
    >
      {isLoading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
