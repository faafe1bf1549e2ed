import { describe, expect, it } from 'vitest';
import { oudWood, pricedLine, soap } from '#test/product-fixtures.ts';
import { cartLine } from '#web/features/cart/cart-line.ts';
import { compareLines, fitted, linesNow } from './cart-change.ts';

const [perfume, pieces] = [cartLine(oudWood, 5), cartLine(soap, 2)];
const sent = [perfume, pieces];
const now = (...lines: ReturnType<typeof pricedLine>[]) => linesNow(sent, { lines, totalCost: 0, short: [] });

describe('what changed while somebody filled in the form', () => {
  it('is nothing where the shop agrees', () => {
    const change = compareLines(sent, now(pricedLine(perfume), pricedLine(pieces)));
    expect(change).toEqual({ changes: [], hasShortage: false, before: 118_300, after: 118_300 });
  });

  it('is the old and the new price of just those lines, and of the whole', () => {
    const dearer = pricedLine(perfume, { currentPrice: 220 });
    expect(compareLines(sent, now(dearer, pricedLine(pieces)))).toEqual({
      changes: [
        { kind: 'price', productId: oudWood._id, name: 'Oud Wood', isBottled: true, before: 98_400, after: 102_000 },
      ],
      hasShortage: false,
      before: 118_300,
      after: 121_900,
    });
  });

  it('is what ran out or is short, and the sum of what is left', () => {
    const lines = now(pricedLine(perfume, { quantityMl: 3 }), pricedLine(pieces, { quantity: 0 }));
    const change = compareLines(sent, lines);
    expect(change.hasShortage).toBe(true);
    expect(change.changes).toMatchObject([
      { kind: 'short', name: 'Oud Wood', wanted: 5, left: 3 },
      { kind: 'short', name: 'Мило', wanted: 2, left: 0 },
    ]);
    expect(change.after).toBe(60_240);
    expect(fitted(lines).map(({ product, cartQuantity }) => [product.name, cartQuantity])).toEqual([['Oud Wood', 3]]);
  });

  it('names what exists no more', () => {
    const lines = now(pricedLine(perfume));
    expect(compareLines(sent, lines).changes).toMatchObject([{ kind: 'short', name: 'Мило', wanted: 2, left: 0 }]);
    expect(fitted(lines)).toHaveLength(1);
  });
});
