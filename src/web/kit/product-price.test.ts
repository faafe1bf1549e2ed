import { describe, expect, it } from 'vitest';
import { lineCostOf, shownPriceOf } from './product-price.ts';

const goods = (more: { discount?: number; previousPrice?: number | null; categoryPercent?: number }) => ({
  currentPrice: 190.8,
  previousPrice: more.previousPrice ?? null,
  discount: more.discount ?? 0,
  categories: {
    name: 'Ніша',
    title: 'nisha',
    discount: more.categoryPercent === undefined ? null : { quantity: more.categoryPercent },
  },
});

describe('the price on a card', () => {
  it('is the current one, with nothing struck through, where there is no discount', () => {
    expect(shownPriceOf(goods({}))).toEqual({ nowKopecks: 19_080, wasKopecks: null, percent: 0 });
  });

  it("takes the product's own discount before its category's", () => {
    expect(shownPriceOf(goods({ discount: 10, categoryPercent: 50 }))).toEqual({
      nowKopecks: 17_172,
      wasKopecks: 19_080,
      percent: 10,
    });
  });

  it("takes the category's discount where the product has none", () => {
    expect(shownPriceOf(goods({ categoryPercent: 50 })).nowKopecks).toBe(9540);
  });

  it('strikes the previous price through where it was higher', () => {
    expect(shownPriceOf(goods({ previousPrice: 250 }))).toEqual({ nowKopecks: 19_080, wasKopecks: 25_000, percent: 0 });
  });
});

const sold = (more: { discount?: number; categoryPercent?: number; bottling?: boolean }) => ({
  ...goods(more),
  currentPrice: 212,
  bottling: more.bottling ?? true,
});

describe('what a line costs', () => {
  it('is the discounted perfume and its bottles at their full price', () => {
    const cost = lineCostOf(sold({ discount: 10 }), 56);
    expect(cost.goodsKopecks).toBe(1_068_480);
    expect(cost.bottling?.totalKopecks).toBe(9500);
    expect(cost.totalKopecks).toBe(1_077_980);
  });

  it("counts the category's discount where the product has none", () => {
    expect(lineCostOf(sold({ categoryPercent: 50 }), 6).totalKopecks).toBe(63_600 + 3000);
  });

  it('has no bottles for goods by the piece', () => {
    expect(lineCostOf(sold({ bottling: false }), 2)).toEqual({
      goodsKopecks: 42_400,
      bottling: null,
      totalKopecks: 42_400,
    });
  });
});
