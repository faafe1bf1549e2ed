import { clsx } from 'clsx';

type SpinnerProps = { label?: string; className?: string };

/** Without a label it is decorative, inside an element that is marked as busy. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={clsx('inline-flex items-center gap-2', className)}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        className="size-[1.25em] animate-spin-slow"
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
      </svg>
      {label}
    </span>
  );
}
