import { isProblem } from '#contracts/kit/problem.ts';

type Outcome<Data> = { readonly onData: (data: Data) => void; readonly onProblem: (message: string) => void };

/** Returns the function that aborts. An aborted load reports nothing, even if it ignores its signal and answers after a newer one. */
export function startLoad<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  { onData, onProblem }: Outcome<Data>,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  load(signal).then(
    (data) => {
      if (!signal.aborted) onData(data);
    },
    (error: unknown) => {
      if (signal.aborted) return;
      if (!isProblem(error)) throw error;
      onProblem(error.message);
    },
  );
  return () => leaving.abort();
}
