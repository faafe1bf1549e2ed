import type { ReactNode } from 'react';

/** One thing that is known of an order. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="label-caps mb-1 text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
