import type { ChangedCart } from '#contracts/orders.ts';
import type { Kopecks } from '#domain/money.ts';
import { type CartLine, cartLine } from '#web/features/cart/cart-line.ts';
import { lineKopecks, repriced, totalKopecks, troubleOf } from '#web/features/cart/cart-rules.ts';
import { stockOf } from '#web/kit/product-price.ts';

type Lines = readonly CartLine[];

type PriceChange = { readonly kind: 'price'; readonly before: Kopecks; readonly after: Kopecks };
type Shortage = { readonly kind: 'short'; readonly wanted: number; readonly left: number };

export type LineChange = (PriceChange | Shortage) & {
  readonly productId: string;
  readonly name: string;
  readonly isBottled: boolean;
};

export type CartChange = {
  readonly changes: readonly LineChange[];
  readonly hasShortage: boolean;
  readonly before: Kopecks;
  /** The new total, with quantities reduced to the stock. */
  readonly after: Kopecks;
};

/** Reduces the lines to the stock: removes those out of stock and lowers short ones. */
export const fitted = (lines: Lines): Lines =>
  lines.flatMap((line) => {
    const trouble = troubleOf(line);
    if (trouble === 'gone') return [];
    return trouble === 'short' ? [cartLine(line.product, stockOf(line.product))] : [line];
  });

function changeOf(before: CartLine, now: CartLine | undefined): LineChange[] {
  const { product, cartQuantity } = before;
  const about = { productId: product._id, name: product.name, isBottled: product.bottling };
  if (!now || troubleOf(now) !== null) {
    return [{ ...about, kind: 'short', wanted: cartQuantity, left: now ? Math.max(0, stockOf(now.product)) : 0 }];
  }
  const [was, is] = [lineKopecks(before), lineKopecks(now)];
  return was === is ? [] : [{ ...about, kind: 'price', before: was, after: is }];
}

/** Changes to show to the buyer, in the order of the cart. */
export function compareLines(before: Lines, now: Lines): CartChange {
  const byId = new Map(now.map((line) => [line.product._id, line]));
  const changes = before.flatMap((line) => changeOf(line, byId.get(line.product._id)));
  return {
    changes,
    hasShortage: changes.some(({ kind }) => kind === 'short'),
    before: before.reduce((sum, line) => sum + lineKopecks(line), 0),
    after: totalKopecks(fitted(now)),
  };
}

/** Applies the response's prices and stock to the lines that were sent. */
export const linesNow = (sent: Lines, answer: ChangedCart): Lines => repriced(sent, sent, answer.lines);
