import type { InvoiceLine } from '../bank.ts';

export type OrderedLine = {
  readonly name: string;
  readonly itemNo: string | null;
  readonly productId: string;
  /** Pieces, or millilitres of bottled goods. */
  readonly quantity: number;
  readonly isBottled: boolean;
  readonly totalKopecks: number;
};

/**
 * The basket as the bank wants it: so many at so much. What a line costs is rounded once and has bottles in it, so where it does
 * not divide evenly it is one thing at its whole price: the basket is the sum to pay, to the kopeck.
 */
export function invoiceLineOf({
  name,
  itemNo,
  productId,
  quantity,
  isBottled,
  totalKopecks,
}: OrderedLine): InvoiceLine {
  const code = itemNo ?? productId;
  if (isBottled) return { name: `${name}, ${quantity} мл`, code, quantity: 1, priceKopecks: totalKopecks };
  const isEven = totalKopecks % quantity === 0;
  return isEven
    ? { name, code, quantity, priceKopecks: totalKopecks / quantity }
    : { name: `${name} × ${quantity}`, code, quantity: 1, priceKopecks: totalKopecks };
}
