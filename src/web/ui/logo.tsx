import { clsx } from 'clsx';

type DropProps = { className?: string };

/** Flat colours: a gradient needs an id, and a logo used twice would duplicate it. */
export function Drop({ className }: DropProps) {
  return (
    <svg viewBox="0 0 20 28" aria-hidden="true" className={clsx('shrink-0', className)}>
      <path fill="#c98a3a" d="M10 1c3.2 5.3 9 10.9 9 17a9 9 0 0 1-18 0C1 11.9 6.8 6.3 10 1Z" />
      <path
        fill="#9a5a12"
        opacity="0.28"
        d="M10 1c3.2 5.3 9 10.9 9 17a9 9 0 0 1-9 9c5-3 6-8 4.8-13C13.8 9.7 11.3 5.4 10 1Z"
      />
      <path fill="none" stroke="#fffdf9" strokeWidth="1.7" strokeLinecap="round" d="M5.2 18.6a4.8 4.8 0 0 0 3.7 4.6" />
    </svg>
  );
}

type LogoProps = { name: string; size?: 'medium' | 'small'; tone?: 'ink' | 'light'; className?: string };

export function Logo({ name, size = 'medium', tone = 'ink', className }: LogoProps) {
  const isSmall = size === 'small';
  return (
    <span className={clsx('logo', isSmall && 'logo-small', tone === 'light' && 'text-card', className)}>
      <Drop />
      {name}
    </span>
  );
}
