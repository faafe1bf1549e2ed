import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type IconLook, iconClasses } from './icon-classes.ts';
import { Spinner } from './spinner.tsx';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name: what the button does. */
  label: string;
  icon: ReactNode;
  look?: IconLook;
  isDense?: boolean;
  isLoading?: boolean;
  /** For toggle buttons. */
  isPressed?: boolean;
};

export function IconButton({
  label,
  icon,
  look = 'plain',
  isDense = false,
  isLoading = false,
  isPressed,
  className,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
      className={iconClasses(look, isDense, clsx(isPressed && '[&_svg]:fill-garnet [&_svg]:text-garnet', className))}
    >
      {isLoading ? <Spinner /> : icon}
    </button>
  );
}
