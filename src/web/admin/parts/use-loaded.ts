import { useEffect, useEffectEvent, useState } from 'react';
import { isProblem } from '#contracts/kit/problem.ts';

type Loaded<Data> = { data: Data | undefined; problem: string | undefined };

/**
 * What a dialog needs beyond its row. Another row, or the same one as a fresh list has it, is asked for anew; until the answer has come,
 * the last one stays.
 */
export function useLoaded<Of, Data>(of: Of, load: (of: Of, signal: AbortSignal) => Promise<Data>) {
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
