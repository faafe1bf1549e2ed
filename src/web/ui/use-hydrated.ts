import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while the page takes over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
