import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';

export const storefront: StorefrontCatalogue = {
  shop: {
    name: 'Kraplyna',
  },
  problem: {
    title: 'Something went wrong :(',
    missingTitle: 'There is no such page',
  },
};
