import { useSyncExternalStore } from 'react';

const probeEveryMs = 5000;
let waiting = 0;
const listeners = new Set<() => void>();

function setWaiting(count: number): void {
  waiting = count;
  for (const notify of listeners) notify();
}

/** `navigator.onLine` is also false in a local network without internet access, where the shop may still answer. */
const isReachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const nextAttempt = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const attempt = () => {
      listening.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(attempt, probeEveryMs);
    addEventListener('online', attempt, { signal: listening.signal });
  });

/** Resolves at once online, otherwise when the connection is back. `ConnectionNotice` is shown meanwhile. */
export async function whenConnected(): Promise<void> {
  if (navigator.onLine || (await isReachable())) return;
  setWaiting(waiting + 1);
  do await nextAttempt();
  while (!(await isReachable()));
  setWaiting(waiting - 1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a navigation waits for the connection. */
export const useIsConnectionLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
