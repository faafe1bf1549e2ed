import { type PricedCartLine, priceCart } from '#contracts/cart.ts';
import type { OrderLine } from '#contracts/orders.ts';
import { mostCartLines } from '#domain/cart.ts';
import { type RepeatChange, repeatLine } from '#domain/repeat-order.ts';
import { call } from '#web/kit/api-client.ts';
import { kopecksOf, shownPriceOf, stockOf } from '#web/kit/product-price.ts';
import { changeLines, currentCart } from './cart.ts';
import { type CartLine, cartLine } from './cart-line.ts';
import { lineOf } from './cart-rules.ts';

type Lines = readonly CartLine[];

export type ChangedLine = {
  readonly productId: string;
  readonly name: string;
  readonly isBottled: boolean;
  readonly changes: readonly (RepeatChange | { readonly kind: 'full' })[];
};

/** A quantity that the order has put into the cart, and what was there before it. */
type Filled = { readonly productId: string; readonly before: number; readonly after: number };

export type RepeatedOrder = {
  readonly lines: Lines;
  /** How many products of the order are in the cart now. */
  readonly count: number;
  readonly filled: readonly Filled[];
  readonly changed: readonly ChangedLine[];
};

const quantityIn = (lines: Lines, productId: string): number =>
  lines.find(({ product }) => product._id === productId)?.cartQuantity ?? 0;

/** Sets the quantity of a line, or appends it with the current price and stock. */
function withLine(lines: Lines, found: PricedCartLine, quantity: number): Lines {
  const line = lineOf({ ...found, cartQuantity: quantity });
  const at = lines.findIndex(({ product }) => product._id === line.product._id);
  return at === -1 ? [...lines, line] : lines.with(at, line);
}

function withOrdered(repeated: RepeatedOrder, ordered: OrderLine, found: PricedCartLine | undefined): RepeatedOrder {
  const { _id: productId, name, bottling: isBottled } = ordered.product;
  const before = quantityIn(repeated.lines, productId);
  const line = { isBottled, quantity: ordered.cartQuantity, unitKopecks: kopecksOf(ordered.discountedPrice) };
  const { quantity, changes } = repeatLine(line, found ? todayOf(found) : null, before);
  const isFull = before === 0 && repeated.lines.length >= mostCartLines;
  const shown = quantity !== null && isFull ? [{ kind: 'full' } as const] : changes;
  const changed = shown.length === 0 ? [] : [{ productId, name, isBottled, changes: shown }];
  const withChange = { ...repeated, changed: [...repeated.changed, ...changed] };
  if (!found || quantity === null || isFull) return withChange;
  return {
    ...withChange,
    lines: withLine(repeated.lines, found, quantity),
    count: repeated.count + 1,
    filled: [...repeated.filled, ...(quantity === before ? [] : [{ productId, before, after: quantity }])],
  };
}

const todayOf = ({ product, available }: PricedCartLine) => ({
  isBottled: product.bottling,
  available,
  stock: stockOf(product),
  unitKopecks: shownPriceOf(product).nowKopecks,
});

/** Adds the goods of an order to the cart, as far as they can be bought today. */
export function withOrder(cart: Lines, ordered: readonly OrderLine[], answer: readonly PricedCartLine[]) {
  const today = new Map(answer.map((line) => [line.product._id, line]));
  const start: RepeatedOrder = { lines: cart, count: 0, filled: [], changed: [] };
  return ordered.reduce((repeated, line) => withOrdered(repeated, line, today.get(line.product._id)), start);
}

/** Undo. A line that the buyer has changed since stays. */
export const withoutFilled = (lines: Lines, filled: readonly Filled[]): Lines =>
  lines.flatMap((line) => {
    const found = filled.find(({ productId }) => productId === line.product._id);
    if (found?.after !== line.cartQuantity) return [line];
    return found.before === 0 ? [] : [cartLine(line.product, found.before)];
  });

/** Fills the cart with the goods of an order, at current prices. Rejects with a problem. */
export async function repeatOrder(ordered: readonly OrderLine[]): Promise<RepeatedOrder> {
  const lines = ordered.map(({ product, cartQuantity }) => ({ product: product._id, cartQuantity }));
  const { data } = await call(priceCart, { body: { lines } });
  const repeated = withOrder(currentCart(), ordered, data.lines);
  changeLines(() => repeated.lines);
  return repeated;
}

export const undoRepeat = ({ filled }: RepeatedOrder): void => changeLines((lines) => withoutFilled(lines, filled));
