import { clsx } from 'clsx';

export type IconLook = 'plain' | 'boxed' | 'round';

const looks: Record<IconLook, string> = {
  plain: 'rounded-md text-ink-2 hover:not-disabled:bg-amber-wash hover:not-disabled:text-ink',
  boxed: 'rounded-md border border-line-2 bg-card text-ink hover:not-disabled:border-ink-3',
  round: 'rounded-full bg-card/90 text-ink hover:not-disabled:bg-white',
};

/** Shared by icon buttons and icon links. */
export function iconClasses(look: IconLook, isDense: boolean, className?: string): string {
  return clsx(
    'inline-flex size-11 shrink-0 items-center justify-center transition-colors disabled:opacity-50',
    '[&_svg]:size-5',
    isDense && 'md:size-9',
    looks[look],
    className,
  );
}
