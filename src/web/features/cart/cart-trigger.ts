import type { MouseEvent } from 'react';
import { openCart } from './cart-sheet-state.ts';

/** Fallback for browsers without requestIdleCallback. */
const idleAfterMs = 2000;

/** Lazy loading: most visitors never open the cart. Prefetched on hover or focus. */
export const loadCartSheet = () => import('./cart-sheet.tsx');

/** A failed prefetch is ignored: opening the cart retries it and reports the failure. */
export function preloadCart(): void {
  loadCartSheet().catch(() => undefined);
}

/** For a non-empty cart: prefetched when idle, since touch has no hover. */
export function preloadCartWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(preloadCart);
  else setTimeout(preloadCart, idleAfterMs);
}

function onClick(event: MouseEvent<HTMLElement>): void {
  // A click with a modifier key opens a new tab or window, as on any link.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openCart(event.currentTarget);
}

/** For all buttons and links that open the cart. */
export const cartTriggerProps = {
  'aria-haspopup': 'dialog',
  onClick,
  onFocus: preloadCart,
  onPointerEnter: preloadCart,
} as const;
