import { wholeBottles } from './bottling.ts';
import { sizeLabel } from './size-label.ts';

/** A line of a fiscal receipt: price × quantity ÷ 1000 less the discount. */
export type ReceiptLine = {
  readonly code: string;
  readonly name: string;
  readonly priceKopecks: number;
  /** Thousandths: 1000 is one piece or one millilitre. */
  readonly quantity: number;
  readonly discountKopecks: number;
  /** Of a sale: the goods of the order, also for their vials. */
  readonly productId?: string;
  /** Of a return: the position of the line in the sale, from 0. */
  readonly saleLine?: number;
  /** Of a return: the refund whose goods it names. */
  readonly refundId?: string;
};

export type SoldLine = {
  readonly name: string;
  readonly itemNo: string | null;
  readonly productId: string;
  /** Pieces; millilitres for bottled goods. */
  readonly quantity: number;
  readonly isBottled: boolean;
  readonly sizeMl: number | null;
  /** Of one piece or millilitre, before the discount. */
  readonly priceKopecks: number;
  readonly bottles: readonly { readonly bottleSize: number; readonly count: number; readonly priceKopecks: number }[];
  readonly totalKopecks: number;
};

/** Limits of the cash register. */
const longestText = 256;
/** The quantity of one piece or millilitre. */
export const one = 1000;

export const lineSumKopecks = ({ priceKopecks, quantity, discountKopecks }: ReceiptLine): number =>
  (priceKopecks * quantity) / one - discountKopecks;

export const linesSumKopecks = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, line) => sum + lineSumKopecks(line), 0);

export const singleLine = (name: string, code: string, priceKopecks: number): ReceiptLine => ({
  code: code.slice(0, longestText),
  name: name.slice(0, longestText),
  priceKopecks,
  quantity: one,
  discountKopecks: 0,
});

/** Goods at their full price with the discount next to it; a decant as so many times 1 ml, and its vials as lines of their own. */
export function saleLines(lines: readonly SoldLine[]): ReceiptLine[] {
  return lines.flatMap((line) => {
    const { productId } = line;
    const vials = line.bottles.map((row) => {
      const { count } = wholeBottles(row);
      const { bottleSize, priceKopecks } = row;
      const vial = singleLine(`Флакон ${bottleSize} мл`, `vial-${bottleSize}`, priceKopecks);
      return { ...vial, productId, quantity: count * one };
    });
    const goodsKopecks = line.totalKopecks - linesSumKopecks(vials);
    if (goodsKopecks < 0) return [goodsLine(line, line.totalKopecks)];
    return [goodsLine(line, goodsKopecks), ...vials];
  });
}

/** A line of a bank's invoice: so many at so much, in whole kopecks. */
export type UnitLine = Pick<ReceiptLine, 'name' | 'code' | 'priceKopecks'> & { readonly quantity: number };

/**
 * The same lines for a bank, which knows no discounts: at the price that is paid. A sum that does not divide evenly makes two lines, with
 * prices a kopeck apart.
 */
export function unitLines(lines: readonly ReceiptLine[]): UnitLine[] {
  return lines.flatMap((line) => {
    const { name, code } = line;
    const count = line.quantity / one;
    const sumKopecks = lineSumKopecks(line);
    const dearer = sumKopecks % count;
    const priceKopecks = (sumKopecks - dearer) / count;
    return [
      { name, code, quantity: count - dearer, priceKopecks },
      { name, code, quantity: dearer, priceKopecks: priceKopecks + 1 },
    ].filter(({ quantity }) => quantity > 0);
  });
}

function goodsLine(
  { name, itemNo, productId, quantity, isBottled, sizeMl, priceKopecks }: SoldLine,
  sumKopecks: number,
) {
  const size = sizeLabel({ bottling: isBottled, sizes: sizeMl }, 'uk', isBottled ? 1 : quantity);
  const label = size === null ? name : `${name}, ${size}`;
  const line = { ...singleLine(label, itemNo || productId, priceKopecks), productId };
  const discountKopecks = priceKopecks * quantity - sumKopecks;
  // A price below the sum would need an extra charge: the sum itself is clearer.
  return discountKopecks >= 0
    ? { ...line, quantity: quantity * one, discountKopecks }
    : { ...line, priceKopecks: sumKopecks };
}
