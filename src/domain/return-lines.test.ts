import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineCost } from './pricing.ts';
import { lineSumKopecks, linesSumKopecks, type ReceiptLine, saleLines, singleLine } from './receipt-lines.ts';
import { partKopecks } from './refund-lines.ts';
import { type RefundedGoods, returnLines } from './return-lines.ts';

type Priced = { priceKopecks: number; discountPercent: number; quantity: number; isBottled: boolean };

function sold(line: Priced, index = 0) {
  const { bottling, totalKopecks } = lineCost(line);
  const goods = { name: 'Iris Poudre', itemNo: null, productId: `p${index}`, sizeMl: 50 };
  return { ...goods, ...line, bottles: bottling?.bottles ?? [], totalKopecks };
}

const anyLine = fc.record({
  priceKopecks: fc.integer({ min: 1, max: 10_000_000 }),
  discountPercent: fc.integer({ min: 0, max: 100 }),
  quantity: fc.integer({ min: 1, max: 200 }),
  isBottled: fc.boolean(),
});
const anyBasket = fc.array(anyLine, { minLength: 1, maxLength: 8 }).map((lines) => lines.map(sold));

/** No line gives back more than was sold of it, in money and by quantity. */
function expectWithinSale(sale: readonly ReceiptLine[], returns: readonly ReceiptLine[][]) {
  for (const [index, line] of sale.entries()) {
    const back = returns.flat().filter(({ saleLine }) => saleLine === index);
    for (const one of back) {
      expect(lineSumKopecks(one)).toBeGreaterThanOrEqual(0);
      expect(one.discountKopecks).toBeGreaterThanOrEqual(0);
    }
    expect(linesSumKopecks(back)).toBeLessThanOrEqual(lineSumKopecks(line));
    if (line.code.startsWith('vial-')) continue;
    const named = back.filter(({ refundId }) => refundId !== undefined);
    expect(named.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(line.quantity);
  }
}

describe('the lines of a return', () => {
  test('[RULE-FISC-05] are those of the sale if everything comes back', () => {
    const sale = [singleLine('A', 'a', 100), singleLine('B', 'b', 50)];
    expect(returnLines(sale, [], 150)).toEqual(sale.map((line, saleLine) => ({ ...line, saleLine })));
  });

  test('[RULE-FISC-05] add up to each refund, and all of them to no more than was sold of each line', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyBasket, parts, (basket, weights) => {
        const sale = saleLines(basket);
        const total = linesSumKopecks(sale);
        const all = weights.reduce((sum, weight) => sum + weight, 0);
        const returns: ReceiptLine[][] = [];
        let left = total;
        for (const weight of weights) {
          const amount = Math.min(left, Math.floor((total * weight) / all));
          if (amount === 0) continue;
          left -= amount;
          returns.push(returnLines(sale, returns, amount));
          expect(linesSumKopecks(returns.at(-1) ?? [])).toBe(amount);
        }
        if (left > 0) returns.push(returnLines(sale, returns, left));
        expectWithinSale(sale, returns);
        expect(linesSumKopecks(returns.flat())).toBe(total);
      }),
    );
  });

  test('[RULE-FISC-05] name the goods of a refund: pieces, millilitres, and the vials of a decant', () => {
    const piece = sold({ priceKopecks: 3333, discountPercent: 10, quantity: 3, isBottled: false }, 1);
    const decant = sold({ priceKopecks: 2000, discountPercent: 0, quantity: 10, isBottled: true }, 2);
    const sale = saleLines([piece, decant]);
    const lines = [
      { productId: 'p1', quantity: 2, amountKopecks: partKopecks(piece, 0, 2) },
      { productId: 'p2', quantity: 4, amountKopecks: partKopecks(decant, 0, 4) },
    ];
    const refund = { id: 'r1', amountKopecks: 5999 + 9400, lines };
    expect(returnLines(sale, [], refund.amountKopecks, [refund])).toEqual([
      { ...sale[0], saleLine: 0, refundId: 'r1', quantity: 2000, discountKopecks: 667 },
      { ...sale[1], saleLine: 1, refundId: 'r1', quantity: 4000, discountKopecks: 0 },
      { ...sale[2], saleLine: 2, refundId: 'r1', priceKopecks: 1400 },
    ]);
  });

  test('[RULE-FISC-05] spread what a refund gives beyond its goods, and lower their price if it gives less', () => {
    const pieces = { priceKopecks: 10_000, discountPercent: 0, quantity: 2, isBottled: false };
    const sale = saleLines([sold(pieces, 1), sold(pieces, 2)]);
    const refundOf = (amountKopecks: number) => ({
      id: 'r1',
      amountKopecks,
      lines: [{ productId: 'p1', quantity: 1, amountKopecks: 10_000 }],
    });
    expect(returnLines(sale, [], 13_000, [refundOf(13_000)])).toMatchObject([
      { saleLine: 0, priceKopecks: 10_000, quantity: 1000, discountKopecks: 0 },
      { saleLine: 0, priceKopecks: 1000, quantity: 1000 },
      { saleLine: 1, priceKopecks: 2000, quantity: 1000 },
    ]);
    expect(returnLines(sale, [], 4000, [refundOf(4000)])).toMatchObject([
      { saleLine: 0, priceKopecks: 10_000, quantity: 1000, discountKopecks: 6000 },
    ]);
  });

  test('[RULE-FISC-05] name a refund once, and only the latest of those that are not named yet', () => {
    const pieces = { priceKopecks: 10_000, discountPercent: 0, quantity: 5, isBottled: false };
    const sale = saleLines([sold(pieces, 1), sold(pieces, 2)]);
    const refundOf = (id: string, productId: string) => ({
      id,
      amountKopecks: 10_000,
      lines: [{ productId, quantity: 1, amountKopecks: 10_000 }],
    });
    const [first, second] = [refundOf('r1', 'p1'), refundOf('r2', 'p2')];
    const one = returnLines(sale, [], 10_000, [first]);
    expect(returnLines(sale, [one], 10_000, [first, second])).toMatchObject([{ saleLine: 1, refundId: 'r2' }]);
    // A return from before goods were named has taken the first one's money.
    const spread = returnLines(sale, [], 10_000);
    expect(returnLines(sale, [spread], 10_000, [first, second])).toMatchObject([{ saleLine: 1, refundId: 'r2' }]);
    expect(returnLines(sale, [], 20_000, [first, second])).toMatchObject([{ refundId: 'r1' }, { refundId: 'r2' }]);
  });

  test('[RULE-FISC-05] of any refunds by goods and by sum add up exactly, and never beyond the sale', () => {
    const anyRefund = fc.record({
      picks: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 60 })), { maxLength: 3 }),
      /** By how much staff change the sum of the goods, in thousandths. */
      factor: fc.oneof(fc.constant(1000), fc.integer({ min: 1, max: 1500 })),
      plus: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 })),
      isMadeLater: fc.boolean(),
    });
    fc.assert(
      fc.property(anyBasket, fc.array(anyRefund, { minLength: 1, maxLength: 6 }), (basket, wanted) => {
        const sale = saleLines(basket);
        const back = basket.map(() => 0);
        const refunds: RefundedGoods[] = [];
        const returns: ReceiptLine[][] = [];
        let left = linesSumKopecks(sale);
        let due = 0;
        const makeReceipt = () => {
          if (due === 0) return;
          returns.push(returnLines(sale, returns, due, refunds));
          expect(linesSumKopecks(returns.at(-1) ?? [])).toBe(due);
          due = 0;
        };
        for (const [no, { picks, factor, plus, isMadeLater }] of wanted.entries()) {
          const lines = picks.flatMap(([pick, count]) => {
            const index = pick % basket.length;
            const line = basket[index];
            const refunded = back[index] ?? 0;
            const quantity = line ? Math.min(count, line.quantity - refunded) : 0;
            if (!line || quantity === 0) return [];
            back[index] = refunded + quantity;
            return [{ productId: line.productId, quantity, amountKopecks: partKopecks(line, refunded, quantity) }];
          });
          const goods = lines.reduce((sum, line) => sum + line.amountKopecks, 0);
          const amountKopecks = Math.min(left, Math.floor((goods * factor) / 1000) + plus);
          if (amountKopecks === 0) continue;
          left -= amountKopecks;
          due += amountKopecks;
          refunds.push({ id: `r${no}`, amountKopecks, lines });
          if (!isMadeLater) makeReceipt();
        }
        makeReceipt();
        expectWithinSale(sale, returns);
      }),
      { numRuns: 500 },
    );
  });

  test('refuse more than is left', () => {
    expect(() => returnLines([singleLine('A', 'a', 100)], [], 101)).toThrow(RangeError);
  });
});
