import { shop } from '#domain/shop.ts';
import type { wishlist as ukrainian } from '#web/messages/uk/account/wishlist.ts';

export const wishlist: typeof ukrainian = {
  title: `Wishlist: ${shop.name.en}`,
  heading: 'Wishlist',
  newTab: 'opens in a new tab',
  inStock: 'In stock',
  inStockMl: (millilitres) => `In stock, ${millilitres} ml`,
  outOfStock: 'Out of stock',
  remove: (name) => `Remove from the wishlist: ${name}`,
  removed: 'Removed from your wishlist',
  undo: 'Undo',
  emptyTitle: 'Your wishlist is empty so far',
  emptyText: 'Press the heart on a scent you like, and it will wait for you here.',
  toShop: 'To the shop',
};
