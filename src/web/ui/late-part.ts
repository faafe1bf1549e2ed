import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './chunk.ts';

/**
 * A part whose code comes when it is first shown and whose place would be a dead one without it: whoever draws it says so there, and
 * offers another try.
 */
export function latePart<Props extends object>(chunk: string, load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | null = null;

  return function useLatePart() {
    const [Part, setPart] = useState(() => arrived);
    const [attempt, setAttempt] = useState({ hasFailed: false });

    useEffect(() => {
      if (arrived || attempt.hasFailed) return;
      let isShown = true;
      loadChunk(chunk, load).then(
        (part) => {
          arrived = part;
          if (isShown) setPart(() => part);
        },
        () => {
          if (isShown) setAttempt({ hasFailed: true });
        },
      );
      return () => {
        isShown = false;
      };
    }, [attempt]);

    return { Part, hasFailed: attempt.hasFailed, retry: () => setAttempt({ hasFailed: false }) };
  };
}
