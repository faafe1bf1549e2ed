import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marginPercent, stepOf } from './stock-moves.ts';

const amount = fc.nat(1_000_000);

describe('[AD-WORK-12] a move of stock', () => {
  it('adds what came or came back, takes what was written off, and ends a stocktake at what was counted', () => {
    fc.assert(
      fc.property(amount, amount, (amount, was) => {
        expect(stepOf({ reason: 'receipt', amount, was })).toBe(amount);
        expect(stepOf({ reason: 'return', amount, was })).toBe(amount);
        expect(was + stepOf({ reason: 'stocktake', amount, was })).toBe(amount);
        expect(stepOf({ reason: 'write-off', amount, was }) + amount).toBe(0);
      }),
    );
  });
});

describe('[AD-WORK-12] the margin', () => {
  it('is the share of the price above the purchase, and unknown without a price', () => {
    expect(marginPercent(8000, 6077)).toBe(24);
    expect(marginPercent(100, 150)).toBe(-50);
    expect(marginPercent(0, 100)).toBeNull();
  });
});
