import type { ReactNode } from 'react';
import { Drop } from './logo.tsx';

type EmptyStateProps = { title: string; text?: ReactNode; action?: ReactNode; picture?: ReactNode };

/** An empty state with a first action. */
export function EmptyState({ title, text, action, picture }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-2 px-6 py-12 text-center">
      {picture ?? <Drop className="h-10" />}
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="max-w-md text-balance text-ink-2">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
