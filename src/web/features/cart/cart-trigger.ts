import type { MouseEvent } from 'react';
import { openCart } from './cart-sheet-state.ts';

/** Where a browser does not say when it is idle. */
const idleAfterMs = 2000;

/** Who never opens the cart does not carry it; it is asked for on a first hint, so that it is there when it is wanted. */
export const loadCartSheet = () => import('./cart-sheet.tsx');

/** What did not come by itself is asked for again, and missed aloud, when the cart is opened. */
export function preloadCart(): void {
  loadCartSheet().catch(() => undefined);
}

/** For those who have something in it: when the page has nothing better to do. A finger gives no hint before it presses. */
export function preloadCartWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(preloadCart);
  else setTimeout(preloadCart, idleAfterMs);
}

function onClick(event: MouseEvent<HTMLElement>): void {
  // A link that is to open elsewhere stays one.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openCart(event.currentTarget);
}

/** For every button and link that shows the cart. */
export const cartTriggerProps = {
  'aria-haspopup': 'dialog',
  onClick,
  onFocus: preloadCart,
  onPointerEnter: preloadCart,
} as const;
