import type { StandIn } from '#contracts/shop.ts';
import type { shopFrame as ukrainian } from '#web/messages/uk/shop-frame.ts';

const played: Record<StandIn, string> = {
  bank: 'payments',
  carrier: 'delivery',
  register: 'the cash register',
  mail: 'letters',
};

export const shopFrame: typeof ukrainian = {
  ribbon: {
    sandbox: (...standIns) => {
      const names = standIns.map((standIn) => played[standIn]);
      const isOne = names.length === 1 && (standIns[0] === 'carrier' || standIns[0] === 'register');
      return `Sandbox: ${names.join(', ').replace(/, ([^,]+)$/, ' and $1')} ${isOne ? 'is' : 'are'} not real`;
    },
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
  accountNavigation: 'Your account',
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
    discounts: 'Discounts',
    bestSellers: 'Best sellers',
    brands: 'Brands',
    notes: 'Scent notes',
    categories: 'Categories',
    useful: 'Useful links',
    about: 'About us',
    delivery: 'Delivery and payment',
    contactUs: 'Contact us',
    contract: 'Public offer',
    blog: 'Blog',
    track: 'Where is my order?',
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
