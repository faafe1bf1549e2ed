import { formatNumber } from '#domain/numbers.ts';
import type { productCard as ukrainian } from '#web/messages/uk/product-card.ts';

export const productCard: typeof ukrainian = {
  sizes: 'Sizes',
  volume: (millilitres, hasUnit) => (hasUnit ? `${formatNumber(millilitres)}\u00a0ml` : formatNumber(millilitres)),
  decant: 'decant',
  decantFrom: (price) => `decant from\u00a0${price}`,
  perMillilitre: 'per 1 ml',
  chooseVolume: 'Choose volume',
  details: 'View',
  addToCart: 'Add to cart',
  added: 'Added to cart',
  inCart: 'In the cart',
  soldOut: 'sold out',
  discount: (percent) => `${percent}% off`,
  wish: (name) => `Wishlist: ${name}`,
};
