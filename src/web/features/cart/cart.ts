import { useSyncExternalStore } from 'react';
import type { ProductCard } from '#contracts/products.ts';
import { mostCartLines, mostOfOne } from '#domain/cart.ts';
import { readStored, store } from '#web/kit/browser-storage.ts';
import { sessionChanged } from '#web/kit/session.ts';
import { type CartLine, cartLine } from './cart-line.ts';
import { type PricesBefore, pricesBefore } from './cart-rules.ts';
import { parseCart } from './parse-cart.ts';

/** The cart that is shown, of guests and of people alike. Where it is kept beside this browser is the business of the keeper. */

const key = 'cart';
/** The event that tells this tab that its own cart has changed here. */
export const cartChanged = 'kraplyna:cart';

type Lines = readonly CartLine[];

/** A line that was just taken out, with its place, for those who did not mean it. */
export type RemovedLine = { readonly line: CartLine; readonly at: number };

type CartState = {
  readonly lines: Lines;
  readonly pricesBefore: PricesBefore;
  readonly removed: readonly RemovedLine[];
};

const empty: CartState = { lines: [], pricesBefore: new Map(), removed: [] };

let state = empty;
/** What the storage held when it was last looked at. Undefined before the first look. */
let seenText: string | null | undefined;

/** Another tab may have written a moment ago, and so does signing out. */
function readState(): CartState {
  const text = readStored(key);
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
  // A storage that takes nothing keeps saying what it said before; the cart then lives as long as the page.
  seenText = store(key, text) ? text : readStored(key);
  dispatchEvent(new Event(cartChanged));
}

/** For all that changes the lines: what cost something else a moment ago stays marked. */
export function changeLines(change: (lines: Lines) => Lines): void {
  const now = readState();
  const lines = change(now.lines);
  if (lines !== now.lines) setState({ ...now, lines, pricesBefore: pricesBefore(now.pricesBefore, now.lines, lines) });
}

export const currentCart = (): Lines => readState().lines;

export type Added = 'added' | 'there-already' | 'cart-full';

/** What is in the cart already stays as it is. */
export function addToCart(product: ProductCard, quantity: number): Added {
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

/** Back to where it was. What came in again by another way stays. */
export function undoRemoval(productId: string): void {
  const { removed, lines } = readState();
  const found = removed.find(({ line }) => line.product._id === productId);
  clearRemovedLine(productId);
  if (!found || lines.length >= mostCartLines || lines.some(({ product }) => product._id === productId)) return;
  changeLines((before) => before.toSpliced(Math.min(found.at, before.length), 0, found.line));
}

function clearRemovedLine(productId: string): void {
  state = { ...state, removed: state.removed.filter(({ line }) => line.product._id !== productId) };
}

/** When the cart is put away, nobody regrets what was taken out of it. */
export function clearRemoved(): void {
  if (state.removed.length === 0) return;
  state = { ...state, removed: [] };
  dispatchEvent(new Event(cartChanged));
}

/** After the order stands. */
export function emptyCart(): void {
  setState(empty);
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

/** Asked at every drawing of every card, so it looks into the storage only when there is news. */
const snapshot = (): CartState => (seenText === undefined ? readState() : state);

/** One part of the cart, so that who shows it is drawn anew only when that part changes. On the server the cart is empty: pages are rendered for everyone. */
const useCartSelector = <Part>(part: (cart: CartState) => Part): Part =>
  useSyncExternalStore(
    subscribeToCart,
    () => part(snapshot()),
    () => part(empty),
  );

export const useCart = (): Lines => useCartSelector(({ lines }) => lines);

export const useCartCount = (): number => useCartSelector(({ lines }) => lines.length);

/** The line of one product; undefined while it is not in the cart. */
export const useCartLine = (productId: string): CartLine | undefined =>
  useCartSelector(({ lines }) => lines.find(({ product }) => product._id === productId));

/** Which goods cost something else when they were last looked at: the price of a piece or a millilitre then. */
export const usePricesBefore = (): PricesBefore => useCartSelector((cart) => cart.pricesBefore);

export const useRemovedLines = (): readonly RemovedLine[] => useCartSelector(({ removed }) => removed);
