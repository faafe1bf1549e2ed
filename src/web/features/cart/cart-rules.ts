import type { CartProduct, LineInput, PricedCartLine } from '#contracts/cart.ts';
import type { Kopecks } from '#domain/money.ts';
import { lineCostOf, shownPriceOf, stockOf } from '#web/kit/product-price.ts';
import { type CartLine, cartLine } from './cart-line.ts';

type Lines = readonly CartLine[];

/** Why a line blocks the checkout: out of stock or off sale ('gone'), or too little in stock ('short'). */
type LineTrouble = 'gone' | 'short';

export function troubleOf({ product, cartQuantity }: CartLine): LineTrouble | null {
  const stock = stockOf(product);
  if (stock <= 0) return 'gone';
  return stock < cartQuantity ? 'short' : null;
}

export const blockedLines = (lines: Lines): Lines => lines.filter((line) => troubleOf(line) !== null);

export const lineKopecks = ({ product, cartQuantity }: CartLine): Kopecks =>
  lineCostOf(product, cartQuantity).totalKopecks;

/** Unavailable lines cost nothing. */
export const totalKopecks = (lines: Lines): Kopecks =>
  lines.reduce((sum, line) => sum + (troubleOf(line) === 'gone' ? 0 : lineKopecks(line)), 0);

export const inputOf = (lines: Lines): LineInput[] =>
  lines.map(({ product, cartQuantity, bottling }) => ({ product: product._id, cartQuantity, bottling }));

/** After an order. Lines and quantities added meanwhile, in another tab, stay. */
export function withoutOrdered(lines: Lines, ordered: readonly Pick<LineInput, 'product' | 'cartQuantity'>[]): Lines {
  const quantities = new Map(ordered.map(({ product, cartQuantity }) => [product, cartQuantity]));
  return lines.flatMap((line) => {
    const left = line.cartQuantity - (quantities.get(line.product._id) ?? 0);
    if (left === line.cartQuantity) return [line];
    return left > 0 ? [cartLine(line.product, left)] : [];
  });
}

/** Sets the stock to what can be bought, which is zero for products off sale. */
function withStock(product: CartProduct, available: number): CartProduct {
  return product.bottling ? { ...product, quantityMl: available } : { ...product, quantity: available };
}

export const lineOf = ({ product, cartQuantity, available }: PricedCartLine): CartLine =>
  cartLine(withStock(product, available), cartQuantity);

const gone = ({ product, cartQuantity }: CartLine): CartLine => cartLine(withStock(product, 0), cartQuantity);

/** Applies prices and stock of a response. Requested lines that are missing in it, or that switched between pieces and decants, are gone. */
export function repriced(lines: Lines, requested: Lines, answer: readonly PricedCartLine[]): Lines {
  const fresh = new Map(answer.map((line) => [line.product._id, line]));
  const requestedIds = new Set(requested.map(({ product }) => product._id));
  return lines.map((line) => {
    const found = fresh.get(line.product._id);
    if (found && found.product.bottling === line.bottling) {
      return cartLine(withStock(found.product, found.available), line.cartQuantity);
    }
    return found || requestedIds.has(line.product._id) ? gone(line) : line;
  });
}

/** The quantities at the last successful sync: the base of the three-way merge. */
export type SyncedLines = readonly (readonly [productId: string, quantity: number])[];

export const syncedLinesOf = (lines: Lines): SyncedLines =>
  lines.map(({ product, cartQuantity }) => [product._id, cartQuantity] as const);

export const isSame = (one: SyncedLines, other: SyncedLines): boolean =>
  one.length === other.length &&
  one.every(([id, quantity], at) => other[at]?.[0] === id && other[at]?.[1] === quantity);

/** Three-way merge: reapplies local changes since the last sync onto the server's cart. */
export function mergeCarts(synced: SyncedLines, here: Lines, server: Lines): Lines {
  const before = new Map(synced);
  const local = new Map(here.map((line) => [line.product._id, line]));
  const onServer = new Set(server.map(({ product }) => product._id));
  const kept = server.flatMap((line) => {
    const id = line.product._id;
    const mine = local.get(id);
    if (!mine) return before.has(id) ? [] : [line];
    return [mine.cartQuantity === before.get(id) ? line : cartLine(line.product, mine.cartQuantity)];
  });
  const added = here.filter(
    ({ product, cartQuantity }) => !onServer.has(product._id) && before.get(product._id) !== cartQuantity,
  );
  return [...kept, ...added];
}

const unitPrice = ({ product }: CartLine): Kopecks => shownPriceOf(product).nowKopecks;

export type PricesBefore = ReadonlyMap<string, Kopecks>;

/** The previous unit prices of products whose price has changed. */
export function pricesBefore(known: PricesBefore, before: Lines, now: Lines): PricesBefore {
  const earlier = new Map(before.map((line) => [line.product._id, unitPrice(line)]));
  return new Map(
    now.flatMap((line) => {
      const id = line.product._id;
      const was = known.get(id) ?? earlier.get(id);
      return was === undefined || was === unitPrice(line) ? [] : [[id, was] as const];
    }),
  );
}
