import { useEffect, useEffectEvent, useState } from 'react';
import { isProblem } from '#contracts/kit/problem.ts';

/** Long enough to type the next letter. */
const restMs = 200;

type Found<Choice> = { find: string; choices: readonly Choice[]; problem?: string };

/**
 * What can be picked among however many there are. Asks when the hands rest; an answer to what has been typed over since is dropped,
 * and until the next one has come the last one stays.
 */
export function useChoices<Choice>(
  typed: string,
  ask: (find: string, signal: AbortSignal) => Promise<readonly Choice[]>,
) {
  const find = typed.trim();
  const [answer, setAnswer] = useState<Found<Choice>>();
  const [attempt, setAttempt] = useState(0);
  const askFor = useEffectEvent((wanted: string, _attempt: number, signal: AbortSignal) => ask(wanted, signal));

  useEffect(() => {
    const leaving = new AbortController();
    const askNow = () =>
      askFor(find, attempt, leaving.signal).then(
        (choices) => setAnswer({ find, choices }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          if (!isProblem(error)) throw error;
          setAnswer({ find, choices: [], problem: error.message });
        },
      );
    const timer = setTimeout(() => void askNow(), find === '' ? 0 : restMs);
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
