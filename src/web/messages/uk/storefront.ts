export const storefront = {
  shop: {
    name: 'Краплина',
  },
  problem: {
    title: 'Щось пішло не так :(',
    missingTitle: 'Такої сторінки немає',
  },
};

export type StorefrontCatalogue = typeof storefront;
