import { describe, expect, it } from 'vitest';
import { lineCostOf } from './line-cost.ts';

const goods = (more: { discount?: number; categoryPercent?: number; bottling?: boolean }) => ({
  currentPrice: 212,
  previousPrice: null,
  discount: more.discount ?? 0,
  bottling: more.bottling ?? true,
  categories: {
    name: 'Ніша',
    title: 'nisha',
    discount: more.categoryPercent === undefined ? null : { quantity: more.categoryPercent },
  },
});

describe('what a line costs', () => {
  it('is the discounted perfume and its bottles at their full price', () => {
    const cost = lineCostOf(goods({ discount: 10 }), 56);
    expect(cost.goodsKopecks).toBe(1_068_480);
    expect(cost.bottling?.totalKopecks).toBe(9500);
    expect(cost.totalKopecks).toBe(1_077_980);
  });

  it("counts the category's discount where the product has none", () => {
    expect(lineCostOf(goods({ categoryPercent: 50 }), 6).totalKopecks).toBe(63_600 + 3000);
  });

  it('has no bottles for goods by the piece', () => {
    expect(lineCostOf(goods({ bottling: false }), 2)).toEqual({
      goodsKopecks: 42_400,
      bottling: null,
      totalKopecks: 42_400,
    });
  });
});
