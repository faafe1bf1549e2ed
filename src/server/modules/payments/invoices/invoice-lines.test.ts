import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceLineOf } from './invoice-lines.ts';

const goods = { name: 'Iris Poudre', itemNo: 'IP-50', productId: 'p1', sizeMl: 50 };

test('pieces that divide evenly are so many at so much', () => {
  const line = invoiceLineOf({ ...goods, quantity: 3, isBottled: false, totalKopecks: 30_000 });
  expect(line).toEqual({ name: 'Iris Poudre, 50\u00a0мл', code: 'IP-50', quantity: 3, priceKopecks: 10_000 });
});

test('a decant is one thing with its bottles', () => {
  const line = invoiceLineOf({ ...goods, itemNo: null, quantity: 5, isBottled: true, totalKopecks: 25_500 });
  expect(line).toEqual({ name: 'Iris Poudre, на розлив, 5\u00a0мл', code: 'p1', quantity: 1, priceKopecks: 25_500 });
});

test('a basket is always the sum to pay', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    isBottled: fc.boolean(),
    totalKopecks: fc.integer({ min: 0, max: 100_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const basket = lines.map((one) => invoiceLineOf({ ...goods, ...one }));
      const sum = basket.reduce((total, { quantity, priceKopecks }) => total + quantity * priceKopecks, 0);
      expect(sum).toBe(lines.reduce((total, { totalKopecks }) => total + totalKopecks, 0));
    }),
  );
});
