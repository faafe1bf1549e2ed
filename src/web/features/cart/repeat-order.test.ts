import { describe, expect, it } from 'vitest';
import type { OrderLine } from '#contracts/orders.ts';
import type { ProductCard } from '#contracts/products.ts';
import { mostCartLines } from '#domain/cart.ts';
import { candle, oudWood, pricedLine, soap } from '#test/product-fixtures.ts';
import { shownPriceOf } from '#web/kit/product-price.ts';
import { type CartLine, cartLine } from './cart-line.ts';
import { withOrder, withoutFilled } from './repeat-order.ts';

/** A line of a past order, bought at the price of the product. */
function orderLine(product: ProductCard, cartQuantity: number): OrderLine {
  const { _id, name, itemNo, imageFirst, bottling, sizes, currentPrice, discount } = product;
  return {
    product: { _id, name, itemNo, imageFirst, brand: { name: '' }, bottling, sizes },
    cartQuantity,
    currentPrice,
    discount,
    discountedPrice: shownPriceOf(product).nowKopecks / 100,
    bottleCost: { bottles: [], totalCost: 0 },
    totalCost: currentPrice,
  };
}

const today = (product: ProductCard, quantity: number, changes: Partial<ProductCard> = {}) =>
  pricedLine(cartLine(product, quantity), changes);

const shown = (lines: readonly CartLine[]) =>
  lines.map(({ product, cartQuantity }) => `${cartQuantity} ${product.name}`);

describe('[ST-SHOP-06] the cart, filled from a past order', () => {
  it('keeps what is in it, takes today’s prices and stock, and lists what has changed', () => {
    const cart = [cartLine(soap, 1), cartLine({ ...candle, _id: 'other', name: 'Інша свічка' }, 2)];
    const ordered = [orderLine(soap, 3), orderLine(oudWood, 20), orderLine(candle, 5)];
    const answer = [today(soap, 3, { currentPrice: 120 }), today(oudWood, 20, { quantityMl: 7 }), today(candle, 5)];
    const { lines, count, changed } = withOrder(cart, ordered, answer);
    expect(shown(lines)).toEqual(['3 Мило', '2 Інша свічка', '7 Oud Wood', '5 Свічка']);
    expect(lines[0]?.currentPrice).toBe(120);
    expect(count).toBe(3);
    expect(changed).toEqual([
      {
        productId: soap._id,
        name: 'Мило',
        isBottled: false,
        changes: [{ kind: 'dearer', before: 9950, now: 12_000 }],
      },
      {
        productId: oudWood._id,
        name: 'Oud Wood',
        isBottled: true,
        changes: [{ kind: 'fewer', wanted: 20, left: 7 }],
      },
    ]);
  });

  it('leaves out what cannot be bought: deleted, off sale, sold out, or beyond the limit of a cart', () => {
    const goods = { ...today(soap, 1), available: 0 };
    const soldOut = today(candle, 1, { quantity: 0 });
    const ordered = [orderLine(oudWood, 5), orderLine(soap, 1), orderLine(candle, 1)];
    const none = withOrder([], ordered, [goods, soldOut]);
    expect([none.lines, none.count]).toEqual([[], 0]);
    expect(none.changed.map(({ changes }) => changes)).toEqual([
      [{ kind: 'gone' }],
      [{ kind: 'gone' }],
      [{ kind: 'sold-out' }],
    ]);

    const full = Array.from({ length: mostCartLines }, (_, at) => cartLine({ ...candle, _id: `${at}` }, 1));
    const refused = withOrder(full, [orderLine(soap, 1)], [today(soap, 1)]);
    expect(refused.lines).toEqual(full);
    expect(refused.changed.map(({ changes }) => changes)).toEqual([[{ kind: 'full' }]]);
  });

  it('is as before after undo, except for lines that the buyer has changed since', () => {
    const cart = [cartLine(soap, 1), cartLine(candle, 8)];
    const ordered = [orderLine(soap, 3), orderLine(candle, 2), orderLine(oudWood, 5)];
    const { lines, filled } = withOrder(cart, ordered, [today(soap, 3), today(candle, 2), today(oudWood, 5)]);
    expect(shown(lines)).toEqual(['3 Мило', '8 Свічка', '5 Oud Wood']);
    expect(shown(withoutFilled(lines, filled))).toEqual(shown(cart));
    const changedSince = lines.map((line) => (line.product === lines[2]?.product ? cartLine(line.product, 9) : line));
    expect(shown(withoutFilled(changedSince, filled))).toEqual(['1 Мило', '8 Свічка', '9 Oud Wood']);
  });
});
