import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineCost } from './pricing.ts';
import { lineSumKopecks, linesSumKopecks, saleLines, singleLine, unitLines } from './receipt-lines.ts';

const goods = { name: 'Iris Poudre', itemNo: 'IP-50', productId: 'p1', sizeMl: 50 };

function sold(line: { priceKopecks: number; discountPercent: number; quantity: number; isBottled: boolean }) {
  const { bottling, totalKopecks } = lineCost(line);
  return { ...goods, ...line, bottles: bottling?.bottles ?? [], totalKopecks };
}

const anyLine = fc
  .record({
    priceKopecks: fc.integer({ min: 1, max: 10_000_000 }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    quantity: fc.integer({ min: 1, max: 200 }),
    isBottled: fc.boolean(),
  })
  .map(sold);
const anyBasket = fc.array(anyLine, { minLength: 1, maxLength: 8 });

describe('the lines of a receipt', () => {
  test('[RULE-FISC-03] name pieces at their full price, with the discount next to it', () => {
    const lines = saleLines([sold({ priceKopecks: 3333, discountPercent: 10, quantity: 3, isBottled: false })]);
    expect(lines).toEqual([
      {
        code: 'IP-50',
        name: 'Iris Poudre, 50\u00a0мл',
        productId: 'p1',
        priceKopecks: 3333,
        quantity: 3000,
        discountKopecks: 1000,
      },
    ]);
    expect(linesSumKopecks(lines)).toBe(8999);
  });

  test('[RULE-FISC-03] name a decant as millilitres, and its vials', () => {
    const lines = saleLines([sold({ priceKopecks: 2000, discountPercent: 10, quantity: 57, isBottled: true })]);
    const vial = { productId: 'p1', quantity: 1000, discountKopecks: 0 };
    expect(lines).toEqual([
      {
        code: 'IP-50',
        name: 'Iris Poudre, на розлив, 1\u00a0мл',
        productId: 'p1',
        priceKopecks: 2000,
        quantity: 57_000,
        discountKopecks: 11_400,
      },
      { ...vial, code: 'vial-50', name: 'Флакон 50 мл', priceKopecks: 6500 },
      { ...vial, code: 'vial-10', name: 'Флакон 10 мл', priceKopecks: 3500 },
    ]);
  });

  test('[RULE-FISC-03] add up to the order to the kopeck, whatever is in it', () => {
    fc.assert(
      fc.property(anyBasket, (basket) => {
        const lines = saleLines(basket);
        expect(linesSumKopecks(lines)).toBe(basket.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0));
        for (const line of lines) {
          expect(line.discountKopecks).toBeGreaterThanOrEqual(0);
          expect(lineSumKopecks(line)).toBeGreaterThanOrEqual(0);
          expect(line.name.length).toBeLessThanOrEqual(256);
        }
      }),
    );
  });

  test('stay right if a stored total is other than its price says', () => {
    const dearer = {
      ...sold({ priceKopecks: 100, discountPercent: 0, quantity: 2, isBottled: false }),
      totalKopecks: 250,
    };
    const cheaper = {
      ...sold({ priceKopecks: 100, discountPercent: 0, quantity: 2, isBottled: true }),
      totalKopecks: 7,
    };
    expect(linesSumKopecks(saleLines([dearer, cheaper]))).toBe(257);
  });
});

describe('the lines for a bank', () => {
  test('[RULE-FISC-03] are those of the receipt at the price that is paid: a decant as millilitres, and its vials', () => {
    const decant = sold({ priceKopecks: 2000, discountPercent: 10, quantity: 7, isBottled: true });
    expect(unitLines(saleLines([decant]))).toEqual([
      { code: 'IP-50', name: 'Iris Poudre, на розлив, 1\u00a0мл', quantity: 7, priceKopecks: 1800 },
      { code: 'vial-10', name: 'Флакон 10 мл', quantity: 1, priceKopecks: 3500 },
    ]);
  });

  test('[RULE-FISC-03] split a sum that does not divide into prices a kopeck apart', () => {
    const line = { ...singleLine('A', 'a', 3333), quantity: 3000, discountKopecks: 1000 };
    expect(unitLines([line])).toEqual([
      { code: 'a', name: 'A', quantity: 1, priceKopecks: 2999 },
      { code: 'a', name: 'A', quantity: 2, priceKopecks: 3000 },
    ]);
  });

  test('[RULE-FISC-03] are as many and as dear as those of the receipt', () => {
    fc.assert(
      fc.property(anyBasket, (basket) => {
        const lines = saleLines(basket);
        const units = unitLines(lines);
        const count = units.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(count * 1000).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
        const sum = units.reduce((total, { quantity, priceKopecks }) => total + quantity * priceKopecks, 0);
        expect(sum).toBe(linesSumKopecks(lines));
        expect(units.every(({ priceKopecks }) => Number.isSafeInteger(priceKopecks) && priceKopecks >= 0)).toBe(true);
      }),
    );
  });
});
