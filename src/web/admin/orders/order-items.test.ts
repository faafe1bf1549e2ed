import { expect, test } from 'vitest';
import type { PricedCartLine } from '#contracts/cart.ts';
import type { OrderLine } from '#contracts/orders.ts';
import { availableTo, costOf, itemOfLine, totalOf } from './order-items.ts';

const bought: OrderLine = {
  product: {
    _id: '0197f000-0000-7000-8000-000000000001',
    name: 'Oud',
    itemNo: null,
    imageFirst: null,
    brand: { name: 'House' },
    bottling: false,
    sizes: 50,
  },
  cartQuantity: 2,
  currentPrice: 100,
  discount: 10,
  discountedPrice: 90,
  bottleCost: { bottles: [], totalCost: 0 },
  totalCost: 180,
};
const item = itemOfLine(bought);
const today = { available: 3, product: { currentPrice: 500 } } as PricedCartLine;

test('what was bought keeps its price, however much of it there shall be now', () => {
  expect(costOf(item, today)?.totalKopecks).toBe(18_000);
  expect(costOf({ ...item, quantity: 3 }, today)?.totalKopecks).toBe(27_000);
});

test('what the order holds counts as there', () => {
  expect(availableTo(item, today)).toBe(5);
  expect(availableTo({ ...item, bought: null }, today)).toBe(3);
  expect(availableTo(item, undefined)).toBeNull();
});

test('a sum is shown once every price is known', () => {
  expect(totalOf([item], new Map())).toBe(18_000);
  expect(totalOf([item, { ...item, id: 'new', bought: null }], new Map())).toBeNull();
});
