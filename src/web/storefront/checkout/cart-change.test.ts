import { describe, expect, it } from 'vitest';
import type { PricedCartLine } from '#contracts/cart.ts';
import type { ProductCard } from '#contracts/products.ts';
import { cartLine } from '#web/kit/cart/cart-line.ts';
import { compareLines, fitted, linesNow } from './cart-change.ts';

const perfume: ProductCard = {
  _id: '0197b3a0-0000-7000-8000-000000000001',
  itemNo: null,
  name: 'Oud Wood',
  imageFirst: null,
  imagePreview: null,
  discount: 0,
  previousPrice: null,
  currentPrice: 200,
  quantity: 0,
  quantityMl: 148,
  bottling: true,
  itsBottle: false,
  sizes: null,
  color: '',
  manufacturerCountry: 'США',
  brand: null,
  categories: { name: 'Ніша', title: 'nisha', discount: null },
};
const soap: ProductCard = {
  ...perfume,
  _id: '0197b3a0-0000-7000-8000-000000000002',
  name: 'Мило',
  currentPrice: 99.5,
  quantity: 3,
  quantityMl: 0,
  bottling: false,
};

const sent = [cartLine(perfume, 5), cartLine(soap, 2)];

/** A line of the shop's answer; only what the browser reads of it matters. */
const answered = (product: ProductCard, cartQuantity: number, available: number) =>
  ({ product, cartQuantity, available }) as PricedCartLine;
const now = (...lines: PricedCartLine[]) => linesNow(sent, { lines, totalCost: 0, short: [] });

describe('what changed while somebody filled in the form', () => {
  it('is nothing where the shop agrees', () => {
    const change = compareLines(sent, now(answered(perfume, 5, 148), answered(soap, 2, 3)));
    expect(change).toEqual({ changes: [], hasShortage: false, before: 122_900, after: 122_900 });
  });

  it('is the old and the new price of just those lines, and of the whole', () => {
    const dearer = { ...perfume, currentPrice: 210 };
    expect(compareLines(sent, now(answered(dearer, 5, 148), answered(soap, 2, 3)))).toEqual({
      changes: [
        { kind: 'price', productId: perfume._id, name: 'Oud Wood', isBottled: true, before: 103_000, after: 108_000 },
      ],
      hasShortage: false,
      before: 122_900,
      after: 127_900,
    });
  });

  it('is what ran out or is short, and the sum of what is left', () => {
    const lines = now(answered(perfume, 5, 3), answered(soap, 2, 0));
    const change = compareLines(sent, lines);
    expect(change.hasShortage).toBe(true);
    expect(change.changes).toMatchObject([
      { kind: 'short', name: 'Oud Wood', wanted: 5, left: 3 },
      { kind: 'short', name: 'Мило', wanted: 2, left: 0 },
    ]);
    expect(change.after).toBe(63_000);
    expect(fitted(lines).map(({ product, cartQuantity }) => [product.name, cartQuantity])).toEqual([['Oud Wood', 3]]);
  });

  it('names what exists no more', () => {
    const lines = now(answered(perfume, 5, 148));
    expect(compareLines(sent, lines).changes).toMatchObject([{ kind: 'short', name: 'Мило', wanted: 2, left: 0 }]);
    expect(fitted(lines)).toHaveLength(1);
  });
});
