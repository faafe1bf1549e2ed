import { clsx } from 'clsx';

/** A placeholder hidden from screen readers; the surrounding list announces loading once. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-breathe rounded-sm bg-line', className)} />;
}
