import type { PricedCartLine } from '#contracts/cart.ts';
import type { ProductCard } from '#contracts/products.ts';
import { type CartLine, cartLine } from '#web/features/cart/cart-line.ts';
import { lineKopecks } from '#web/features/cart/cart-rules.ts';
import { stockOf } from '#web/kit/product-price.ts';

/** Products as the API returns them, for tests without a server. */

const idOf = (number: number) => `0197b3a0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const oudWood: ProductCard = {
  _id: idOf(1),
  itemNo: 'KR-100001',
  name: 'Oud Wood',
  imageFirst: null,
  imagePreview: null,
  discount: 10,
  previousPrice: null,
  currentPrice: 212,
  quantity: 0,
  quantityMl: 148,
  bottling: true,
  itsBottle: false,
  sizes: null,
  color: '',
  manufacturerCountry: 'США',
  brand: { _id: idOf(2), name: 'Tom Ford' },
  siblings: [],
  categories: { name: 'Ніша', title: 'nisha', discount: null },
};

export const soap: ProductCard = {
  ...oudWood,
  _id: idOf(3),
  name: 'Мило',
  discount: 0,
  currentPrice: 99.5,
  quantity: 3,
  quantityMl: 0,
  bottling: false,
};

export const candle: ProductCard = { ...soap, _id: idOf(4), name: 'Свічка', currentPrice: 640, quantity: 8 };

/** A cart line as the server prices it now. */
export function pricedLine({ product, cartQuantity }: CartLine, changes: Partial<ProductCard> = {}): PricedCartLine {
  const today = { ...product, ...changes };
  const { currentPrice, bottling, bottleCost } = cartLine(today, cartQuantity);
  return {
    product: today,
    cartQuantity,
    currentPrice,
    bottling,
    bottleCost: { totalCost: bottleCost.totalCost, bottles: [...bottleCost.bottles] },
    totalCost: lineKopecks(cartLine(today, cartQuantity)) / 100,
    available: stockOf(today),
  };
}
