import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatLine } from './repeat-order.ts';

const ordered = { isBottled: false, quantity: 3, unitKopecks: 10_000 };
const today = { isBottled: false, available: 8, stock: 8, unitKopecks: 10_000 };

describe('[ST-SHOP-06] a line of a past order, bought again today', () => {
  it('is as it was where nothing has changed', () => {
    expect(repeatLine(ordered, today, 0)).toEqual({ quantity: 3, changes: [] });
  });

  it.each([
    ['deleted', null],
    ['off sale', { ...today, available: 0 }],
    ['a decant now', { ...today, isBottled: true }],
  ])('cannot be bought where the product is %s', (_what, now) => {
    expect(repeatLine(ordered, now, 0)).toEqual({ quantity: null, changes: [{ kind: 'gone' }] });
  });

  it('cannot be bought where the product is sold out', () => {
    const now = { ...today, available: 0, stock: 0 };
    expect(repeatLine(ordered, now, 2)).toEqual({ quantity: null, changes: [{ kind: 'sold-out' }] });
  });

  it('is reduced to the stock, and a new price is reported with it', () => {
    const now = { ...today, available: 2, stock: 2, unitKopecks: 12_000 };
    expect(repeatLine(ordered, now, 0)).toEqual({
      quantity: 2,
      changes: [
        { kind: 'fewer', wanted: 3, left: 2 },
        { kind: 'dearer', before: 10_000, now: 12_000 },
      ],
    });
    expect(repeatLine(ordered, { ...today, unitKopecks: 9999 }, 0).changes).toEqual([
      { kind: 'cheaper', before: 10_000, now: 9999 },
    ]);
  });

  it('of a product in the cart takes the larger quantity, of pieces and of millilitres', () => {
    const decant = { ...ordered, isBottled: true };
    expect(repeatLine(ordered, today, 5).quantity).toBe(5);
    expect(repeatLine(ordered, today, 1).quantity).toBe(3);
    expect(repeatLine(decant, { ...today, isBottled: true }, 5).quantity).toBe(5);
    expect(repeatLine(decant, { ...today, isBottled: true }, 1).quantity).toBe(3);
  });

  it('never takes anything out of the cart, nor more than the stock into it', () => {
    const amount = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(amount, amount, fc.nat(500), fc.boolean(), (wanted, available, inCart, isBottled) => {
        const now = { ...today, isBottled, available, stock: available };
        const { quantity } = repeatLine({ ...ordered, isBottled, quantity: wanted }, now, inCart);
        expect(quantity).toBe(Math.max(inCart, Math.min(wanted, available)));
      }),
    );
  });
});
