import { sizeLabel } from '#domain/size-label.ts';
import type { InvoiceLine } from '../bank.ts';

export type OrderedLine = {
  readonly name: string;
  readonly itemNo: string | null;
  readonly productId: string;
  /** Pieces; millilitres for bottled goods. */
  readonly quantity: number;
  readonly isBottled: boolean;
  readonly sizeMl: number | null;
  readonly totalKopecks: number;
};

/**
 * A basket line as quantity × unit price. A total that does not divide evenly becomes one item at its full price, so that the
 * basket adds up to the kopeck.
 */
export function invoiceLineOf({
  name,
  itemNo,
  productId,
  quantity,
  isBottled,
  sizeMl,
  totalKopecks,
}: OrderedLine): InvoiceLine {
  const code = itemNo ?? productId;
  const size = sizeLabel({ bottling: isBottled, sizes: sizeMl }, 'uk', quantity);
  const label = size === null ? name : `${name}, ${size}`;
  if (isBottled) return { name: label, code, quantity: 1, priceKopecks: totalKopecks };
  const isEven = totalKopecks % quantity === 0;
  return isEven
    ? { name: label, code, quantity, priceKopecks: totalKopecks / quantity }
    : { name: `${label} × ${quantity}`, code, quantity: 1, priceKopecks: totalKopecks };
}
