import { useEffect, useEffectEvent, useState } from 'react';
import { isProblem } from '#contracts/kit/problem.ts';

/** Debounce. */
const restMs = 200;

type Found<Choice> = { find: string; choices: readonly Choice[]; problem?: string };

/** Debounced server-side search; stale responses are aborted, and the last result stays until the next one. */
export function useDebouncedSearch<Choice>(
  typed: string,
  search: (find: string, signal: AbortSignal) => Promise<readonly Choice[]>,
) {
  const find = typed.trim();
  const [answer, setAnswer] = useState<Found<Choice>>();
  const [attempt, setAttempt] = useState(0);
  const searchFor = useEffectEvent((wanted: string, _attempt: number, signal: AbortSignal) => search(wanted, signal));

  useEffect(() => {
    const leaving = new AbortController();
    const searchNow = () =>
      searchFor(find, attempt, leaving.signal).then(
        (choices) => setAnswer({ find, choices }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          if (!isProblem(error)) throw error;
          setAnswer({ find, choices: [], problem: error.message });
        },
      );
    const timer = setTimeout(() => void searchNow(), find === '' ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [find, attempt]);

  return {
    choices: answer?.choices ?? [],
    problem: answer?.problem,
    isLoading: answer?.find !== find,
    isAnswered: answer !== undefined && answer.problem === undefined,
    retry: () => setAttempt((times) => times + 1),
  };
}
