import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** h1 if it replaces the whole page. */
  heading?: 'h1' | 'h2';
};

export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  isRetrying = false,
  heading: Heading = 'h2',
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-lg border border-line-2 bg-card px-6 py-12 text-center"
    >
      <CircleAlert aria-hidden="true" className="size-9 text-garnet" strokeWidth={1.5} />
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="max-w-md text-ink-2">{text}</p>}
      {onRetry && retryLabel && (
        <Button className="mt-2" isLoading={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
