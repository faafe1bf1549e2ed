import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The only name a reader hears: says what the press does. */
  label: string;
  icon: ReactNode;
  look?: 'plain' | 'boxed' | 'round';
  isDense?: boolean;
  isLoading?: boolean;
  /** For hearts and other two-state buttons. */
  isPressed?: boolean;
};

const looks = {
  plain: 'rounded-md text-ink-2 hover:not-disabled:bg-amber-wash hover:not-disabled:text-ink',
  boxed: 'rounded-md border border-line-2 bg-card text-ink hover:not-disabled:border-ink-3',
  round: 'rounded-full bg-card/90 text-ink hover:not-disabled:bg-white',
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
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center transition-colors disabled:opacity-50',
        '[&_svg]:size-5',
        isDense && 'md:size-9',
        isPressed && '[&_svg]:fill-garnet [&_svg]:text-garnet',
        looks[look],
        className,
      )}
    >
      {isLoading ? <Spinner /> : icon}
    </button>
  );
}
