import { useSyncExternalStore } from 'react';
import type { ProductCard } from '#contracts/products.ts';
import { type CartLine, cartLine, parseCart } from './cart-line.ts';
import { sessionChanged } from './session.ts';

const key = 'cart';
const changed = 'kraplyna:cart';
const nothing: readonly CartLine[] = [];

let current: readonly CartLine[] | undefined;

export function currentCart(): readonly CartLine[] {
  current ??= parseCart(localStorage.getItem(key));
  return current;
}

function keep(lines: readonly CartLine[]): void {
  current = lines;
  try {
    localStorage.setItem(key, JSON.stringify(lines));
  } catch {
    // A storage that is full or forbidden loses the cart with the page, not before.
  }
  dispatchEvent(new Event(changed));
}

/** What is in the cart already stays as it is. */
export function addToCart(product: ProductCard, quantity: number): void {
  const lines = currentCart();
  if (lines.some((line) => line.product._id === product._id)) return;
  keep([...lines, cartLine(product, quantity)]);
}

export function subscribeToCart(onChange: () => void): () => void {
  const fromStorage = () => {
    current = undefined;
    onChange();
  };
  addEventListener(changed, onChange);
  // Other tabs write there, and so does signing out.
  addEventListener('storage', fromStorage);
  addEventListener(sessionChanged, fromStorage);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', fromStorage);
    removeEventListener(sessionChanged, fromStorage);
  };
}

/** Empty on the server and while the page takes over: pages are rendered for everyone. */
export function useCart(): readonly CartLine[] {
  return useSyncExternalStore(subscribeToCart, currentCart, () => nothing);
}

/** The line of one product; undefined while it is not in the cart. */
export function useCartLine(productId: string): CartLine | undefined {
  return useCart().find(({ product }) => product._id === productId);
}
