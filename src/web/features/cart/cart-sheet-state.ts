import { useSyncExternalStore } from 'react';

/** Whether the cart is open, for the icon, for every button that shows it, and for the sheet itself. */

let isOpen = false;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  isOpen = next;
  for (const tell of listeners) tell();
}

/** Whoever opened it gets the focus back. */
export function openCart(by: HTMLElement | null): void {
  opener = by;
  become(true);
}

export function closeCart(): void {
  become(false);
}

export const cartOpener = (): HTMLElement | null => opener;

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

export const useIsCartOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
