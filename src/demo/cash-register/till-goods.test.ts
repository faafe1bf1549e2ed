import { expect, test } from 'vitest';
import { handMadeProducts } from '../products/hand-made.ts';
import { tillGoods } from './till-goods.ts';

test('the till of the demo shop holds its catalogue under the same item numbers, and mostly at the same price', () => {
  const priceOf = new Map(tillGoods().map(({ code, price }) => [code, price]));
  const products = handMadeProducts();
  expect(products.filter(({ itemNo }) => !priceOf.has(itemNo))).toEqual([]);
  const plain = products.filter(({ discountPercent }) => discountPercent === 0);
  const agreeing = plain.filter(({ itemNo, currentPriceKopecks }) => priceOf.get(itemNo) === currentPriceKopecks);
  expect(agreeing.length / plain.length).toBeGreaterThan(0.9);
  expect(agreeing.length).toBeLessThan(plain.length);
});
