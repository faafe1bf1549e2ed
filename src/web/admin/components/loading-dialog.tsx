import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { startLoad } from './start-load.ts';

type LoadingDialogProps = {
  title: string;
  loading: string;
  size?: 'small' | 'medium' | 'large';
  /** The error, if loading has failed. */
  problem?: { title: string; text: string; onRetry: () => void } | undefined;
  onClose: () => void;
};

/** Skeleton or error of a dialog whose data is loading. */
export function LoadingDialog({ title, loading, size = 'medium', problem, onClose }: LoadingDialogProps) {
  const { words } = useMessages();
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={words.close} size={size}>
      {problem ? (
        <ErrorState {...problem} retryLabel={words.retry} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-5">
          <p role="status" className="sr-only">
            {loading}
          </p>
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
          <Skeleton className="h-12" />
        </div>
      )}
    </Dialog>
  );
}

type Loaded<Data> = { data: Data | undefined; problem: string | undefined };

/** Loads data for a dialog; reloads when `of` changes, with the previous data shown meanwhile. */
export function useAsyncData<Of, Data>(of: Of, load: (of: Of, signal: AbortSignal) => Promise<Data>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ data: undefined, problem: undefined });
  const [attempt, setAttempt] = useState({ isFirst: true });
  const ask = useEffectEvent((wanted: Of, _attempt: object, signal: AbortSignal) => load(wanted, signal));

  useEffect(
    () =>
      startLoad((signal) => ask(of, attempt, signal), {
        onData: (data) => setLoaded({ data, problem: undefined }),
        onProblem: (problem) => setLoaded(({ data }) => ({ data, problem })),
      }),
    [of, attempt],
  );

  return { ...loaded, retry: () => setAttempt({ isFirst: false }) };
}
