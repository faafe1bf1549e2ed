import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type OverviewCardProps = { title: string; hint?: string; className?: string; children: ReactNode };

export function OverviewCard({ title, hint, className, children }: OverviewCardProps) {
  return (
    <section className={clsx('min-w-0 rounded-lg border border-line bg-card p-4 md:p-5', className)}>
      <header className="mb-4">
        <h2 className="text-2xl">{title}</h2>
        {hint && <p className="text-sm text-ink-2">{hint}</p>}
      </header>
      {children}
    </section>
  );
}

/** The empty state of a card. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="rounded-md border border-dashed border-line-2 px-4 py-8 text-center text-ink-2">{children}</p>;
}

type AsTableProps = { summary: string; children: ReactNode };

/** The data of a chart as a table, for screen readers and exact figures. */
export function AsTable({ summary, children }: AsTableProps) {
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer rounded-sm py-2 text-sm font-medium text-amber-ink underline">
        {summary}
      </summary>
      <div className="mt-2 max-h-96 overflow-y-auto">{children}</div>
    </details>
  );
}
