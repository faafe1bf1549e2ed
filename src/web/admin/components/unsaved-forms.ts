import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a form while it has unsaved input. */
export function useUnsavedForm(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    change(1);
    return () => change(-1);
  }, [isUnsaved]);
}

/** Whether any form of the page has unsaved input. */
export const useHasUnsavedForm = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
