import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonKind, type ButtonSize, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  isWide?: boolean;
  /** Keeps the focus and the width, refuses further presses, and tells assistive technology that work goes on. */
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
