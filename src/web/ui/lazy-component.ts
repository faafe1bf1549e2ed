import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { loadChunk } from './chunk.ts';

/**
 * Lazy loading of an optional component: if its chunk fails, nothing is rendered. React's `lazy` alone would replace the page by an error and lose
 * form input.
 */
export function lazyComponent<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(chunk, load).catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}

/** Lazy loading of a required component: the caller shows the failure and offers a retry. */
export function retryableComponent<Props extends object>(chunk: string, load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | null = null;

  return function useRetryableComponent() {
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
