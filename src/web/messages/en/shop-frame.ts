import type { shopFrame as ukrainian } from '#web/messages/uk/shop-frame.ts';

export const shopFrame: typeof ukrainian = {
  ribbon: {
    sandbox: 'Sandbox: payments are not real, no money is taken',
    delivery: 'Nova Poshta delivery all over Ukraine',
    language: 'Page language',
  },
  menu: {
    label: 'Menu',
    categories: 'Categories',
    blog: 'Blog',
  },
  search: {
    placeholder: 'Search',
    submit: 'Find',
  },
  icons: {
    label: 'Personal',
    auth: 'Sign in',
    cart: 'Cart',
    logout: 'Sign out',
  },
  customerModules: {
    orders: 'My orders',
    account: 'My details',
    wishlist: 'Wishlist',
  },
  adminModules: {
    users: 'Users',
    roles: 'Roles',
    account: 'My details',
    orders: 'Orders',
    statistic: 'Statistics',
    wishlist: 'Wishlist',
    categories: 'Categories',
    products: 'Products',
    brands: 'Brands',
    discounts: 'Discounts',
    blog: 'Blog',
    statuses: 'Statuses',
    productsGroups: 'Product groups',
    carusels: 'Carousels',
    addresses: 'Addresses',
  },
  toTop: 'Back to top',
  footer: {
    categories: 'Categories',
    useful: 'Useful links',
    about: 'About us',
    contactUs: 'Contact us',
    contract: 'Public offer',
    blog: 'Blog',
    contacts: 'Contacts',
    pickup: 'Pickup',
    promise: 'Original perfume by the bottle, or decanted from a single millilitre.',
    copyright: (year, name) => `© ${year} ${name}. All rights reserved`,
  },
  contact: {
    title: 'Contact us',
    text: 'We will suggest a scent, answer about an order, or simply talk perfume.',
    email: 'E-mail',
  },
};
