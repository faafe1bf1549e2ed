import { useEffect, useEffectEvent, useState } from 'react';
import { isProblem } from '#contracts/kit/problem.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type LoadingDialogProps = {
  title: string;
  loading: string;
  size?: 'small' | 'medium' | 'large';
  /** Why it did not come. */
  problem?: { title: string; text: string; onRetry: () => void } | undefined;
  onClose: () => void;
};

/** Stands where a form will stand as soon as what it edits has come. */
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

/**
 * What a dialog needs beyond its row. Another row, or the same one as a fresh list has it, is asked for anew; until the answer has come,
 * the last one stays.
 */
export function useAsyncData<Of, Data>(of: Of, load: (of: Of, signal: AbortSignal) => Promise<Data>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ data: undefined, problem: undefined });
  const [attempt, setAttempt] = useState({ isFirst: true });
  const ask = useEffectEvent((wanted: Of, _attempt: object, signal: AbortSignal) => load(wanted, signal));

  useEffect(() => {
    const leaving = new AbortController();
    ask(of, attempt, leaving.signal).then(
      (data) => setLoaded({ data, problem: undefined }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!isProblem(error)) throw error;
        setLoaded(({ data }) => ({ data, problem: error.message }));
      },
    );
    return () => leaving.abort();
  }, [of, attempt]);

  return { ...loaded, retry: () => setAttempt({ isFirst: false }) };
}
