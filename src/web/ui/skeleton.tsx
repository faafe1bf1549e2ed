import { clsx } from 'clsx';

/** Takes the shape of what will come; the list around it says once that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-breathe rounded-sm bg-line', className)} />;
}
