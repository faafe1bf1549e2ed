import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { shop } from '#domain/shop.ts';
import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';
import { blog } from './blog.ts';
import { cart } from './cart.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { password } from './password.ts';
import { problem } from './problem.ts';
import { product } from './product.ts';
import { productCard } from './product-card.ts';
import { scent } from './scent.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { shopFrame } from './shop-frame.ts';
import { stopLetters } from './stop-letters.ts';

export const storefront: StorefrontCatalogue = {
  shop: {
    name: shop.name.en,
  },
  shopFrame,
  home,
  blog,
  cart,
  listing,
  password,
  product,
  productCard,
  scent,
  search,
  session,
  stopLetters,
  words: {
    add: 'Add',
    back: 'Back',
    cancel: 'Cancel',
    change: 'Change',
    clear: 'Clear',
    close: 'Close',
    decrease: 'Less',
    delete: 'Delete',
    increase: 'More',
    loading: 'Loading…',
    more: 'More actions',
    nothingFound: 'Nothing found',
    open: 'Open the list',
    required: 'Required field',
    retry: 'Try again',
    save: 'Save',
    search: 'Search',
    skipToContent: 'Skip to content',
    wasPrice: 'Old price',
  },
  counts: {
    products: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'product', other: 'products' })}`,
  },
  pages: {
    navigation: 'Pages of the list',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
  breadcrumbs: {
    label: 'Path to this page',
    home: 'Home',
  },
  toasts: {
    region: 'Notifications',
    close: 'Close the notification',
  },
  problem,
};
