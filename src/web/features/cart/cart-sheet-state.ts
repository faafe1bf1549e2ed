import { useSyncExternalStore } from 'react';

/** Open state of the cart sheet, as an external store. */

let isOpen = false;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setState(next: boolean): void {
  isOpen = next;
  for (const notify of listeners) notify();
}

/** The opener gets the focus back on close. */
export function openCart(by: HTMLElement | null): void {
  opener = by;
  setState(true);
}

export function closeCart(): void {
  setState(false);
}

export const cartOpener = (): HTMLElement | null => opener;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useIsCartOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
