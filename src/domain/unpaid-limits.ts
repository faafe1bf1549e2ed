import type { Kopecks } from './money.ts';

/** Limits of unpaid reservations, against denial of inventory. */
export interface UnpaidLimits {
  readonly orders: number;
  readonly piecesOfOne: number;
  readonly mlOfOne: number;
  readonly pieces: number;
  readonly ml: number;
  readonly kopecks: Kopecks;
}

/** Per person, identified by account, phone or e-mail. */
const personLimits: UnpaidLimits = {
  orders: 3,
  piecesOfOne: 30,
  mlOfOne: 200,
  pieces: 60,
  ml: 500,
  kopecks: 150_000_00,
};

/** Per IP address, which an office or a family may share. */
const callerLimits: UnpaidLimits = {
  orders: 10,
  piecesOfOne: 60,
  mlOfOne: 400,
  pieces: 120,
  ml: 1000,
  kopecks: 450_000_00,
};

export const unpaidLimits = { person: personLimits, caller: callerLimits };

interface ReservedLine {
  readonly productId: string;
  readonly isBottled: boolean;
  /** Pieces; millilitres for bottled goods. */
  readonly quantity: number;
}

export interface Reservation {
  readonly totalKopecks: Kopecks;
  readonly lines: readonly ReservedLine[];
}

export type UnpaidExcess =
  | { readonly kind: 'orders' }
  | { readonly kind: 'one-product'; readonly productId: string }
  | { readonly kind: 'total' };

export function scaleLimits(limits: UnpaidLimits, factor: number): UnpaidLimits {
  return {
    orders: Math.ceil(limits.orders * factor),
    piecesOfOne: Math.ceil(limits.piecesOfOne * factor),
    mlOfOne: Math.ceil(limits.mlOfOne * factor),
    pieces: Math.ceil(limits.pieces * factor),
    ml: Math.ceil(limits.ml * factor),
    kopecks: Math.ceil(limits.kopecks * factor),
  };
}

/** The limit that the next reservation would exceed together with the open ones; null for none. */
export function findExcess(open: readonly Reservation[], next: Reservation, limits: UnpaidLimits): UnpaidExcess | null {
  if (open.length + 1 > limits.orders) return { kind: 'orders' };
  const all = [...open, next];
  const lines = all.flatMap((reservation) => reservation.lines);
  const amount = (some: readonly ReservedLine[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  for (const { productId, isBottled } of next.lines) {
    const most = isBottled ? limits.mlOfOne : limits.piecesOfOne;
    const ofThis = lines.filter((line) => line.productId === productId && line.isBottled === isBottled);
    if (amount(ofThis) > most) return { kind: 'one-product', productId };
  }
  const isTooMuch =
    amount(lines.filter(({ isBottled }) => !isBottled)) > limits.pieces ||
    amount(lines.filter(({ isBottled }) => isBottled)) > limits.ml ||
    all.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0) > limits.kopecks;
  return isTooMuch ? { kind: 'total' } : null;
}
