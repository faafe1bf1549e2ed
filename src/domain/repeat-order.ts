import { joinedAmount } from './cart.ts';
import type { Kopecks } from './money.ts';

/** A line of a past order. */
interface OrderedLine {
  readonly isBottled: boolean;
  /** Pieces; millilitres for bottled goods. */
  readonly quantity: number;
  /** The discounted price of one piece or millilitre. */
  readonly unitKopecks: Kopecks;
}

/** The same product today. */
interface ProductToday {
  readonly isBottled: boolean;
  /** Zero for goods that are off sale. */
  readonly available: number;
  /** What is in stock, whether on sale or not. */
  readonly stock: number;
  readonly unitKopecks: Kopecks;
}

export type RepeatChange =
  /** Deleted, off sale, or sold by the piece instead of the millilitre. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'fewer'; readonly wanted: number; readonly left: number }
  | { readonly kind: 'dearer' | 'cheaper'; readonly before: Kopecks; readonly now: Kopecks };

export interface RepeatedLine {
  /** The quantity to have in the cart; null if the line cannot be bought. */
  readonly quantity: number | null;
  readonly changes: readonly RepeatChange[];
}

/** Whether a line of an order can be bought again today, and what has changed since. `inCart` is zero if the cart lacks the product. */
export function repeatLine(ordered: OrderedLine, today: ProductToday | null, inCart: number): RepeatedLine {
  if (today === null || today.isBottled !== ordered.isBottled) return { quantity: null, changes: [{ kind: 'gone' }] };
  if (today.available <= 0) return { quantity: null, changes: [{ kind: today.stock > 0 ? 'gone' : 'sold-out' }] };
  const wanted = Math.min(ordered.quantity, today.available);
  return {
    quantity: quantityWith(wanted, inCart, today),
    changes: [...shortage(ordered.quantity, wanted), ...priceChange(ordered.unitKopecks, today.unitKopecks)],
  };
}

/** By the rules of the cart, but never less than the buyer has put in it. */
function quantityWith(wanted: number, inCart: number, { isBottled, available }: ProductToday): number {
  if (inCart === 0) return wanted;
  return Math.max(inCart, joinedAmount({ isBottled, kept: inCart, brought: wanted, available }));
}

const shortage = (wanted: number, left: number): RepeatChange[] =>
  left < wanted ? [{ kind: 'fewer', wanted, left }] : [];

function priceChange(before: Kopecks, now: Kopecks): RepeatChange[] {
  if (before === now) return [];
  return [{ kind: now > before ? 'dearer' : 'cheaper', before, now }];
}
