import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExcess, type Reservation, scaleLimits, unpaidLimits } from './unpaid-limits.ts';

const limits = { orders: 3, piecesOfOne: 10, mlOfOne: 100, pieces: 15, ml: 150, kopecks: 1000 };

const reservation = (
  lines: readonly [productId: string, quantity: number, isBottled?: boolean][],
  totalKopecks = 1,
): Reservation => ({
  totalKopecks,
  lines: lines.map(([productId, quantity, isBottled = false]) => ({ productId, quantity, isBottled })),
});

describe('the limit of unpaid orders', () => {
  it('[RULE-SAFE-13] applies to the number of orders', () => {
    const one = reservation([['soap', 1]]);
    expect(findExcess([one, one], one, limits)).toBeNull();
    expect(findExcess([one, one, one], one, limits)).toEqual({ kind: 'orders' });
  });

  it('[RULE-SAFE-13] applies to the amount of one product in all open orders', () => {
    expect(findExcess([reservation([['soap', 4]])], reservation([['soap', 6]]), limits)).toBeNull();
    expect(findExcess([reservation([['soap', 4]])], reservation([['soap', 7]]), limits)).toEqual({
      kind: 'one-product',
      productId: 'soap',
    });
    expect(findExcess([], reservation([['oud', 101, true]]), limits)).toEqual({
      kind: 'one-product',
      productId: 'oud',
    });
    expect(findExcess([], reservation([['oud', 100, true]]), limits)).toBeNull();
  });

  it('[RULE-SAFE-13] applies to all pieces, all millilitres and the sum', () => {
    const total = { kind: 'total' };
    expect(findExcess([reservation([['soap', 8]])], reservation([['wax', 8]]), limits)).toEqual(total);
    expect(findExcess([reservation([['oud', 80, true]])], reservation([['iris', 80, true]]), limits)).toEqual(total);
    expect(findExcess([reservation([['soap', 1]], 600)], reservation([['wax', 1]], 401), limits)).toEqual(total);
    expect(findExcess([reservation([['soap', 1]], 600)], reservation([['wax', 1]], 400), limits)).toBeNull();
  });

  it('[RULE-SAFE-13] is never exceeded, in any sequence of orders', () => {
    const line = fc.record({
      productId: fc.constantFrom('soap', 'wax', 'oud', 'iris'),
      quantity: fc.integer({ min: 1, max: 60 }),
    });
    const next = fc.record({
      totalKopecks: fc.integer({ min: 1, max: 700 }),
      lines: fc
        .uniqueArray(line, { selector: ({ productId }) => productId, minLength: 1 })
        .map((lines) => lines.map((one) => ({ ...one, isBottled: ['oud', 'iris'].includes(one.productId) }))),
    });
    fc.assert(
      fc.property(fc.array(next, { maxLength: 12 }), (wanted) => {
        const open: Reservation[] = [];
        for (const one of wanted) if (findExcess(open, one, limits) === null) open.push(one);
        const lines = open.flatMap((one) => one.lines);
        const sumOf = (isCounted: (one: (typeof lines)[number]) => boolean) =>
          lines.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(open.length).toBeLessThanOrEqual(limits.orders);
        expect(sumOf(({ isBottled }) => isBottled)).toBeLessThanOrEqual(limits.ml);
        expect(sumOf(({ isBottled }) => !isBottled)).toBeLessThanOrEqual(limits.pieces);
        for (const id of ['soap', 'wax']) {
          expect(sumOf(({ productId }) => productId === id)).toBeLessThanOrEqual(limits.piecesOfOne);
        }
        for (const id of ['oud', 'iris']) {
          expect(sumOf(({ productId }) => productId === id)).toBeLessThanOrEqual(limits.mlOfOne);
        }
        expect(open.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)).toBeLessThanOrEqual(limits.kopecks);
      }),
    );
  });

  it('scales with its factor, and is higher for an IP address than for a person', () => {
    expect(scaleLimits(limits, 2)).toEqual({
      orders: 6,
      piecesOfOne: 20,
      mlOfOne: 200,
      pieces: 30,
      ml: 300,
      kopecks: 2000,
    });
    const { person, caller } = unpaidLimits;
    for (const key of Object.keys(person) as (keyof typeof person)[]) expect(caller[key]).toBeGreaterThan(person[key]);
  });
});
