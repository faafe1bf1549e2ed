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
  /** What the order would cost as it can be had now. */
  readonly after: Kopecks;
};

/** As much of it as there is: what is gone is left out, what is short is lowered. */
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

/** What a buyer is told of lines that are not what they were, in the order of the cart. */
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

/** The lines that were sent, as the shop says they are now. */
export const linesNow = (sent: Lines, answer: ChangedCart): Lines => repriced(sent, sent, answer.lines);
