import { lineSumKopecks, linesSumKopecks, one, type ReceiptLine } from './receipt-lines.ts';

/** A refund, with the goods that it is for; none for a refund by sum. */
export type RefundedGoods = {
  readonly id: string;
  readonly amountKopecks: number;
  readonly lines: readonly {
    readonly productId: string;
    /** Pieces; millilitres of bottled goods. */
    readonly quantity: number;
    readonly amountKopecks: number;
  }[];
};

/**
 * The lines of a return: those of the sale if all of it comes back at once, else the goods of the refunds. What the refunds do not name
 * is spread over all lines in proportion to what is left of each. Several returns never give back more of a line than was sold.
 */
export function returnLines(
  sale: readonly ReceiptLine[],
  earlier: readonly (readonly ReceiptLine[])[],
  amountKopecks: number,
  refunds: readonly RefundedGoods[] = [],
): ReceiptLine[] {
  const returned = earlier.flat();
  const whole = sale.map((line, saleLine) => ({ ...line, saleLine }));
  if (returned.length === 0 && amountKopecks === linesSumKopecks(sale)) return whole;
  const lines: ReceiptLine[] = [];
  for (const refund of refundsNow(refunds, returned, amountKopecks)) {
    const sums = refund.lines.map((line) => line.amountKopecks);
    const parts = shares(sums, Math.min(refund.amountKopecks, sumOf(sums)));
    for (const [index, { productId, quantity }] of refund.lines.entries()) {
      const goods = { productId, quantity, refundId: refund.id };
      lines.push(...goodsLines(whole, [...returned, ...lines], goods, parts[index] ?? 0));
    }
  }
  const left = leftOf(sale, [...returned, ...lines]);
  const rest = shares(left, amountKopecks - linesSumKopecks(lines));
  return [...lines, ...whole.flatMap((line, index) => sumLine(line, rest[index] ?? 0))];
}

/** The latest refunds that no earlier return has named, as far as they fit into the sum. */
function refundsNow(
  refunds: readonly RefundedGoods[],
  returned: readonly ReceiptLine[],
  amountKopecks: number,
): RefundedGoods[] {
  const named = new Set(returned.map(({ refundId }) => refundId));
  let rest = amountKopecks;
  return refunds
    .filter(({ id }) => !named.has(id))
    .toReversed()
    .filter((refund) => {
      const isWithin = refund.amountKopecks <= rest;
      rest -= isWithin ? refund.amountKopecks : rest;
      return isWithin;
    })
    .toReversed();
}

type NumberedLine = ReceiptLine & { readonly saleLine: number };
type Goods = { readonly productId: string; readonly quantity: number; readonly refundId: string };

/** So many pieces or millilitres of the goods, at their price and with a discount down to the sum; of vials, their share. */
function goodsLines(
  whole: readonly NumberedLine[],
  returned: readonly ReceiptLine[],
  { productId, quantity: count, refundId }: Goods,
  sumKopecks: number,
): ReceiptLine[] {
  const [goods, ...vials] = whole.filter((line) => line.productId === productId);
  if (!goods) return [];
  const left = leftOf(whole, returned);
  const parts = [goods, ...vials].map(({ saleLine }) => left[saleLine] ?? 0);
  const [share = 0] = shares(parts, Math.min(sumKopecks, sumOf(parts)));
  const quantity = count * one;
  const isNamed = quantity <= goods.quantity - namedQuantity(returned, goods);
  const goodsKopecks = isNamed ? Math.min(share, goods.priceKopecks * count) : share;
  const vialParts = parts.slice(1);
  const vialShares = shares(vialParts, Math.min(sumKopecks - goodsKopecks, sumOf(vialParts)));
  const ofGoods = isNamed
    ? { ...goods, quantity, discountKopecks: goods.priceKopecks * count - goodsKopecks, refundId }
    : { ...goods, priceKopecks: goodsKopecks, quantity: one, discountKopecks: 0, refundId };
  return [
    ...(goodsKopecks > 0 ? [ofGoods] : []),
    ...vials.flatMap((vial, index) => sumLine({ ...vial, refundId }, vialShares[index] ?? 0)),
  ];
}

/** How much of a line was returned by quantity. */
const namedQuantity = (returned: readonly ReceiptLine[], { saleLine }: NumberedLine): number =>
  sumOf(
    returned
      .filter((line) => line.saleLine === saleLine && line.refundId !== undefined)
      .map(({ quantity }) => quantity),
  );

/** A line of the sale as it was, if all of its sum comes back, else one at the sum. */
function sumLine(line: NumberedLine, sumKopecks: number): ReceiptLine[] {
  if (sumKopecks === 0) return [];
  return sumKopecks === lineSumKopecks(line)
    ? [line]
    : [{ ...line, priceKopecks: sumKopecks, quantity: one, discountKopecks: 0 }];
}

/** What is left of the sum of each line. */
function leftOf(sale: readonly ReceiptLine[], returned: readonly ReceiptLine[]): number[] {
  const left = sale.map(lineSumKopecks);
  for (const line of returned) {
    if (line.saleLine !== undefined) left[line.saleLine] = (left[line.saleLine] ?? 0) - lineSumKopecks(line);
  }
  return left;
}

const sumOf = (sums: readonly number[]) => sums.reduce((sum, part) => sum + part, 0);

/** Splits an amount in proportion to the parts by the largest remainder, none above its part. */
function shares(parts: readonly number[], amountKopecks: number): number[] {
  const total = BigInt(sumOf(parts));
  const amount = BigInt(amountKopecks);
  if (amount > total) throw new RangeError(`More than is left: ${amountKopecks} of ${total}`);
  if (total === 0n) return parts.map(() => 0);
  const exact = parts.map((part) => BigInt(part) * amount);
  const split = exact.map((product) => Number(product / total));
  const missing = amountKopecks - sumOf(split);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: Number(product % total) }))
    .filter(({ remainder }) => remainder > 0)
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) split[index] = (split[index] ?? 0) + 1;
  return split;
}
