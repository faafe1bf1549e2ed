import { useSyncExternalStore } from 'react';
import type { CartProduct } from '#contracts/cart.ts';
import { mostCartLines, mostOfOne } from '#domain/cart.ts';
import { browserStorage } from '#web/kit/browser-storage.ts';
import { sessionChanged } from '#web/kit/session.ts';
import { type CartLine, cartLine } from './cart-line.ts';
import { type PricesBefore, pricesBefore } from './cart-rules.ts';
import { parseCart } from './parse-cart.ts';

/** The local cart in localStorage, of guests and signed-in users; `server-cart.ts` syncs it. */

const key = 'cart';
/** Event: the cart has changed in this tab. */
export const cartChanged = 'kraplyna:cart';

type Lines = readonly CartLine[];

/** A removed line with its position, for undo. */
export type RemovedLine = { readonly line: CartLine; readonly at: number };

type CartState = {
  readonly lines: Lines;
  readonly pricesBefore: PricesBefore;
  readonly removed: readonly RemovedLine[];
};

const empty: CartState = { lines: [], pricesBefore: new Map(), removed: [] };

let state = empty;
/** The stored text at the last read; undefined before the first. */
let seenText: string | null | undefined;

/** Rereads localStorage: another tab or a sign-out may have changed it. */
function readState(): CartState {
  const text = browserStorage.read(key);
  if (text !== seenText) {
    const lines = parseCart(text);
    const removed = text === null ? empty.removed : state.removed;
    state = { lines, removed, pricesBefore: pricesBefore(state.pricesBefore, state.lines, lines) };
    seenText = text;
  }
  return state;
}

function setState(next: CartState): void {
  state = next;
  const text = next.lines.length === 0 ? null : JSON.stringify(next.lines);
  browserStorage.write(key, text);
  seenText = text;
  dispatchEvent(new Event(cartChanged));
}

/** The only way to change lines; records price changes. */
export function changeLines(change: (lines: Lines) => Lines): void {
  const now = readState();
  const lines = change(now.lines);
  if (lines !== now.lines) setState({ ...now, lines, pricesBefore: pricesBefore(now.pricesBefore, now.lines, lines) });
}

export const currentCart = (): Lines => readState().lines;

export type Added = 'added' | 'there-already' | 'cart-full';

/** Does not change a product that is already in the cart. */
export function addToCart(product: CartProduct, quantity: number): Added {
  const { lines } = readState();
  if (lines.some((line) => line.product._id === product._id)) return 'there-already';
  if (lines.length >= mostCartLines) return 'cart-full';
  clearRemovedLine(product._id);
  changeLines((before) => [...before, cartLine(product, quantity)]);
  return 'added';
}

export function setQuantity(productId: string, quantity: number): void {
  const allowed = Math.min(mostOfOne, Math.max(1, Math.trunc(quantity)));
  changeLines((lines) =>
    lines.map((line) => (line.product._id === productId ? cartLine(line.product, allowed) : line)),
  );
}

export function removeLine(productId: string): void {
  const now = readState();
  const at = now.lines.findIndex(({ product }) => product._id === productId);
  const line = now.lines[at];
  if (!line) return;
  state = { ...now, removed: [...now.removed, { line, at }] };
  changeLines((lines) => lines.filter((other) => other !== line));
}

/** Undo: puts the line back at its position, unless the product was added again. A full cart keeps it among the removed ones. */
export function undoRemoval(productId: string): Added {
  const { removed, lines } = readState();
  const found = removed.find(({ line }) => line.product._id === productId);
  const isThere = lines.some(({ product }) => product._id === productId);
  if (found && !isThere && lines.length >= mostCartLines) return 'cart-full';
  clearRemovedLine(productId);
  if (!found || isThere) {
    dispatchEvent(new Event(cartChanged));
    return 'there-already';
  }
  changeLines((before) => before.toSpliced(Math.min(found.at, before.length), 0, found.line));
  return 'added';
}

function clearRemovedLine(productId: string): void {
  state = { ...state, removed: state.removed.filter(({ line }) => line.product._id !== productId) };
}

/** Closing the cart ends undo. */
export function clearRemoved(): void {
  if (state.removed.length === 0) return;
  state = { ...state, removed: [] };
  dispatchEvent(new Event(cartChanged));
}

export function subscribeToCart(onChange: () => void): () => void {
  const onElsewhere = () => {
    readState();
    onChange();
  };
  addEventListener(cartChanged, onChange);
  addEventListener('storage', onElsewhere);
  addEventListener(sessionChanged, onElsewhere);
  return () => {
    removeEventListener(cartChanged, onChange);
    removeEventListener('storage', onElsewhere);
    removeEventListener(sessionChanged, onElsewhere);
  };
}

/** Called on every render of every card, so it does not read localStorage. */
const snapshot = (): CartState => (seenText === undefined ? readState() : state);

/** Selects a part of the cart, to re-render only when it changes. Empty in server-side rendering and hydration. */
const useCartSelector = <Part>(part: (cart: CartState) => Part): Part =>
  useSyncExternalStore(
    subscribeToCart,
    () => part(snapshot()),
    () => part(empty),
  );

export const useCart = (): Lines => useCartSelector(({ lines }) => lines);

export const useCartCount = (): number => useCartSelector(({ lines }) => lines.length);

export const useCartLine = (productId: string): CartLine | undefined =>
  useCartSelector(({ lines }) => lines.find(({ product }) => product._id === productId));

/** Previous unit prices of products whose price has changed. */
export const usePricesBefore = (): PricesBefore => useCartSelector((cart) => cart.pricesBefore);

export const useRemovedLines = (): readonly RemovedLine[] => useCartSelector(({ removed }) => removed);
