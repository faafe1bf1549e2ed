import type { ReactNode } from 'react';

type ListHeadingProps = { title: string; count?: string; action?: ReactNode };

/** Every admin list opens alike: its name, how many there are, and the button for a new one. */
export function ListHeading({ title, count, action }: ListHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <h1 className="flex flex-wrap items-baseline gap-x-4 text-4xl lining-nums">
        {title}
        {count && <span className="figures font-sans text-base font-normal text-ink-2">{count}</span>}
      </h1>
      {action}
    </header>
  );
}
