import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bottleCost } from './bottling.ts';
import { maxKopecks, parseUah } from './money.ts';
import {
  type CategoryDiscount,
  cartTotalKopecks,
  discountPercent,
  discountStage,
  lineCost,
  lineTotalKopecks,
  type PricedLine,
  percentWithPromotion,
  shownPrice,
  smallestPurchaseKopecks,
  unitPriceKopecks,
} from './pricing.ts';

const today = '2025-03-07';
const yesterday = '2025-03-06';

const categoryOff = (changes: Partial<CategoryDiscount> = {}): CategoryDiscount => ({
  percent: 20,
  isActive: true,
  endsOn: today,
  ...changes,
});

const kopecks = (uah: number) => {
  const parsed = parseUah(uah);
  if (parsed === null) throw new Error(`Not an amount: ${uah}`);
  return parsed;
};

const pieces = (priceUah: number, quantity: number, percent: number): PricedLine => ({
  priceKopecks: kopecks(priceUah),
  quantity,
  discountPercent: percent,
  isBottled: false,
});

const decant = (priceUah: number, volumeMl: number, percent: number): PricedLine => ({
  ...pieces(priceUah, volumeMl, percent),
  isBottled: true,
});

const shown = (currentUah: number, previousUah: number | null, percent: number) =>
  shownPrice(
    {
      currentPriceKopecks: kopecks(currentUah),
      previousPriceKopecks: previousUah === null ? null : kopecks(previousUah),
      discountPercent: percent,
    },
    null,
    today,
  );

describe('which discount counts', () => {
  test("[RULE-DISC-01] a product discount above 0 wins over the category's", () => {
    expect(discountPercent({ discountPercent: 10 }, categoryOff(), today)).toBe(10);
  });

  test("[RULE-DISC-02] with product discount 0 the category's percentage applies", () => {
    expect(discountPercent({ discountPercent: 0 }, categoryOff(), today)).toBe(20);
  });

  test('[RULE-DISC-03] an inactive category discount does not count', () => {
    expect(discountPercent({ discountPercent: 0 }, categoryOff({ isActive: false }), today)).toBe(0);
  });

  test('[RULE-DISC-04] a category discount counts through its last day', () => {
    expect(discountPercent({ discountPercent: 0 }, categoryOff({ endsOn: '2025-03-08' }), today)).toBe(20);
    expect(discountPercent({ discountPercent: 0 }, categoryOff({ endsOn: today }), today)).toBe(20);
    expect(discountPercent({ discountPercent: 0 }, categoryOff({ endsOn: yesterday }), today)).toBe(0);
  });

  test('without any discount it is 0', () => {
    expect(discountPercent({ discountPercent: 0 }, null, today)).toBe(0);
  });
});

describe('the price on the tag', () => {
  test('[RULE-DISC-05] is rounded half up to the kopeck', () => {
    expect(unitPriceKopecks(9999, 15)).toBe(8499);
    expect(unitPriceKopecks(3333, 10)).toBe(3000);
    expect(unitPriceKopecks(10_010, 5)).toBe(9510);
  });

  test('[RULE-DISC-06] with a discount, "was" is the larger of both prices', () => {
    expect(shown(100, 120, 10)).toEqual({ nowKopecks: 9000, wasKopecks: 12_000, percent: 10 });
    expect(shown(100, 80, 10)).toEqual({ nowKopecks: 9000, wasKopecks: 10_000, percent: 10 });
    expect(shown(100, null, 10)).toEqual({ nowKopecks: 9000, wasKopecks: 10_000, percent: 10 });
  });

  test('[RULE-DISC-07] without a discount, "was" is the previous price if it was higher', () => {
    expect(shown(100, 120, 0)).toEqual({ nowKopecks: 10_000, wasKopecks: 12_000, percent: 0 });
  });

  test('without a discount and with no higher previous price there is no "was"', () => {
    expect(shown(100, 80, 0).wasKopecks).toBeNull();
    expect(shown(100, 100, 0).wasKopecks).toBeNull();
    expect(shown(100, null, 0).wasKopecks).toBeNull();
  });

  test('follows the discount of the category', () => {
    const product = { currentPriceKopecks: 10_000, previousPriceKopecks: null, discountPercent: 0 };
    expect(shownPrice(product, categoryOff(), today)).toEqual({ nowKopecks: 8000, wasKopecks: 10_000, percent: 20 });
    expect(shownPrice(product, categoryOff({ endsOn: yesterday }), today)).toEqual({
      nowKopecks: 10_000,
      wasKopecks: null,
      percent: 0,
    });
  });

  test('never promises a saving that is none: "was" is never below "now"', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(amount, fc.option(amount), fc.integer({ min: 0, max: 100 }), (current, previous, percent) => {
        const product = {
          currentPriceKopecks: current,
          previousPriceKopecks: previous,
          discountPercent: percent,
        };
        const { nowKopecks, wasKopecks } = shownPrice(product, null, today);
        expect(wasKopecks ?? nowKopecks).toBeGreaterThanOrEqual(nowKopecks);
      }),
    );
  });
});

describe('a line of the cart', () => {
  test('[RULE-LINE-01] is rounded half up once, not per piece', () => {
    expect(lineTotalKopecks(pieces(33.33, 3, 10))).toBe(8999);
  });

  test('[RULE-LINE-02] half up is exact in kopecks', () => {
    expect(lineTotalKopecks(pieces(100.1, 1, 5))).toBe(9510);
    expect(lineTotalKopecks(pieces(12.5, 1, 1))).toBe(1238);
    expect(lineTotalKopecks(pieces(1.1, 3, 15))).toBe(281);
  });

  test('[RULE-LINE-03] a bottled line adds the bottles undiscounted', () => {
    expect(lineCost(decant(20, 7, 10))).toEqual({
      goodsKopecks: 12_600,
      bottling: { bottles: [{ bottleSize: 10, count: 1, priceKopecks: 3500 }], totalKopecks: 3500 },
      totalKopecks: 16_100,
    });
    expect(lineCost(decant(12.35, 56, 15))).toMatchObject({ goodsKopecks: 58_786, totalKopecks: 68_286 });
  });

  test('goods by the piece have no bottles', () => {
    expect(lineCost(pieces(20, 7, 0))).toEqual({ goodsKopecks: 14_000, bottling: null, totalKopecks: 14_000 });
  });

  test.each([0, -1, 1.5, Number.NaN])('a quantity of %d is refused', (quantity) => {
    expect(() => lineTotalKopecks({ ...pieces(10, 1, 0), quantity })).toThrow(RangeError);
    expect(() => lineTotalKopecks({ ...decant(10, 1, 0), quantity })).toThrow(RangeError);
  });

  test('a sum too large to be exact is refused', () => {
    const line = { ...pieces(10, 2, 0), priceKopecks: maxKopecks };
    expect(() => lineTotalKopecks(line)).toThrow(RangeError);
    expect(() => cartTotalKopecks([{ ...line, quantity: 1 }, pieces(0.01, 1, 0)])).toThrow(RangeError);
  });
});

describe('the total', () => {
  test('[RULE-LINE-04] is the sum of the lines, to the kopeck', () => {
    expect(cartTotalKopecks([pieces(33.33, 3, 10), decant(20, 7, 10)])).toBe(25_099);
  });

  test('of an empty cart is 0', () => {
    expect(cartTotalKopecks([])).toBe(0);
  });

  const anyLine: fc.Arbitrary<PricedLine> = fc.record({
    priceKopecks: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 1000 }),
    discountPercent: fc.oneof(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    ),
    isBottled: fc.boolean(),
  });

  test('never drifts by a kopeck from exact arithmetic, whatever is in the cart', () => {
    const exactLine = (line: PricedLine) => {
      const hundredthsLeft = 10_000n - BigInt(Math.round(line.discountPercent * 100));
      const numerator = BigInt(line.priceKopecks) * BigInt(line.quantity) * hundredthsLeft;
      const quotient = numerator / 10_000n;
      const goods = 2n * (numerator % 10_000n) >= 10_000n ? quotient + 1n : quotient;
      return goods + (line.isBottled ? BigInt(bottleCost(line.quantity).totalKopecks) : 0n);
    };
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 50 }), (lines) => {
        const exact = lines.reduce((sum, line) => sum + exactLine(line), 0n);
        expect(BigInt(cartTotalKopecks(lines))).toBe(exact);
      }),
      { numRuns: 500 },
    );
  });

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
        expect(cartTotalKopecks(lines.toReversed())).toBe(cartTotalKopecks(lines));
      }),
    );
  });

  test('[ST-SIZE-09] is never less than the smallest purchase', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        expect(smallestPurchaseKopecks(line)).toBeLessThanOrEqual(lineTotalKopecks(line));
      }),
    );
  });
});

describe('the smallest purchase', () => {
  test('[ST-SIZE-09] is the price now of a piece, and of a decant one millilitre with its bottle', () => {
    const line = { priceKopecks: 2_000, discountPercent: 10, isBottled: false };
    expect(smallestPurchaseKopecks(line)).toBe(1_800);
    expect(smallestPurchaseKopecks({ ...line, isBottled: true })).toBe(1_800 + 3_000);
  });
});

describe('[AD-WORK-13] a discount with a first day', () => {
  const period = { isActive: true, startsOn: '2025-03-05', endsOn: '2025-03-07' };

  test('waits, runs from its first day through its last, and has ended; one that is off never runs', () => {
    const stages = ['2025-03-04', '2025-03-05', '2025-03-07', '2025-03-08'].map((day) => discountStage(period, day));
    expect(stages).toEqual(['waiting', 'running', 'running', 'ended']);
    expect(discountStage({ ...period, isActive: false }, '2025-03-05')).toBe('off');
    expect(discountPercent({ discountPercent: 0 }, { ...period, percent: 20 }, '2025-03-04')).toBe(0);
    expect(discountPercent({ discountPercent: 0 }, { ...period, percent: 20 }, '2025-03-05')).toBe(20);
  });

  test('for a brand or product gives the best for the buyer, but the product’s own still wins over the category’s', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, percent, (own, promotion, category) => {
        const withPromotion = percentWithPromotion(own, promotion, category);
        const paid = withPromotion > 0 ? withPromotion : category;
        expect(paid).toBe(own > 0 ? Math.max(own, promotion) : Math.max(category, promotion));
      }),
    );
  });
});
