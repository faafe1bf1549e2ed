import { clsx } from 'clsx';

type ProgressProps = {
  label: string;
  /** From 0 to 1; indeterminate without it. */
  value?: number | undefined;
  className?: string;
};

/** The native element: its width needs no inline style, which the content security policy forbids. */
export function Progress({ label, value, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={value}
      className={clsx(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line',
        '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-amber',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-amber',
        value === undefined && 'animate-breathe',
        className,
      )}
    />
  );
}
