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
  /** Of a return: the position of the line in the sale, from 0. */
  readonly saleLine?: number;
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
const one = 1000;

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

/** Goods at their full price with the discount beside it; a decant as so many times 1 ml, and its vials as lines of their own. */
export function saleLines(lines: readonly SoldLine[]): ReceiptLine[] {
  return lines.flatMap((line) => {
    const vials = line.bottles.map((row) => {
      const { count } = wholeBottles(row);
      const { bottleSize, priceKopecks } = row;
      return { ...singleLine(`Флакон ${bottleSize} мл`, `vial-${bottleSize}`, priceKopecks), quantity: count * one };
    });
    const goodsKopecks = line.totalKopecks - linesSumKopecks(vials);
    if (goodsKopecks < 0) return [goodsLine(line, line.totalKopecks)];
    return [goodsLine(line, goodsKopecks), ...vials];
  });
}

function goodsLine(
  { name, itemNo, productId, quantity, isBottled, sizeMl, priceKopecks }: SoldLine,
  sumKopecks: number,
) {
  const size = sizeLabel({ bottling: isBottled, sizes: sizeMl }, 'uk', isBottled ? 1 : quantity);
  const label = size === null ? name : `${name}, ${size}`;
  const line = singleLine(label, itemNo || productId, priceKopecks);
  const discountKopecks = priceKopecks * quantity - sumKopecks;
  // A price below the sum would need an extra charge: the sum itself is clearer.
  return discountKopecks >= 0
    ? { ...line, quantity: quantity * one, discountKopecks }
    : { ...line, priceKopecks: sumKopecks };
}

/**
 * The lines of a return: those of the sale if all of it comes back at once, else the share of each line in proportion to what is
 * left of it, by the largest remainder. Several returns never give back more of a line than was sold.
 */
export function returnLines(
  sale: readonly ReceiptLine[],
  earlier: readonly (readonly ReceiptLine[])[],
  amountKopecks: number,
): ReceiptLine[] {
  const whole = sale.map((line, saleLine) => ({ ...line, saleLine }));
  if (earlier.every((lines) => lines.length === 0) && amountKopecks === linesSumKopecks(sale)) return whole;
  const left = sale.map(lineSumKopecks);
  for (const line of earlier.flat()) {
    if (line.saleLine !== undefined) left[line.saleLine] = (left[line.saleLine] ?? 0) - lineSumKopecks(line);
  }
  return shares(left, amountKopecks).flatMap((share, saleLine) => {
    const line = whole[saleLine];
    return line && share > 0 ? [{ ...line, priceKopecks: share, quantity: one, discountKopecks: 0 }] : [];
  });
}

/** Splits an amount in proportion to the parts, none above its part. */
function shares(parts: readonly number[], amountKopecks: number): number[] {
  const total = BigInt(parts.reduce((sum, part) => sum + part, 0));
  const amount = BigInt(amountKopecks);
  if (amount > total) throw new RangeError(`More than is left: ${amountKopecks} of ${total}`);
  const exact = parts.map((part) => BigInt(part) * amount);
  const split = exact.map((product) => Number(product / total));
  const missing = amountKopecks - split.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: Number(product % total) }))
    .filter(({ remainder }) => remainder > 0)
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) split[index] = (split[index] ?? 0) + 1;
  return split;
}
