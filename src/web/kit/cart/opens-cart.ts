import type { MouseEvent } from 'react';
import { openCart } from './cart-sheet-state.ts';

/** Who never opens the cart does not carry it; it is asked for on a first hint, so that it is there when it is wanted. */
export const fetchCartSheet = () => import('./cart-sheet.tsx');

/** What did not come by itself is asked for again, and missed aloud, when the cart is opened. */
export function prepareCart(): void {
  fetchCartSheet().catch(() => undefined);
}

function onClick(event: MouseEvent<HTMLElement>): void {
  // A link that is to open elsewhere stays one.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openCart(event.currentTarget);
}

/** For every button and link that shows the cart. */
export const opensCart = {
  'aria-haspopup': 'dialog',
  onClick,
  onFocus: prepareCart,
  onPointerEnter: prepareCart,
} as const;
