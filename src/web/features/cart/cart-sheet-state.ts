import { useSyncExternalStore } from 'react';

/** Whether the cart is open, for the icon, for every button that shows it, and for the sheet itself. */

let isOpen = false;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setState(next: boolean): void {
  isOpen = next;
  for (const notify of listeners) notify();
}

/** Whoever opened it gets the focus back. */
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
