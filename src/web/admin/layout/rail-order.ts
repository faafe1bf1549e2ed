import type { ModuleName } from '#domain/permissions.ts';

/** The rail's order is that of a working day: what comes in, what is sold, what is told, who may. */
export const railOrder: readonly ModuleName[] = [
  'orders',
  'products',
  'productsGroups',
  'brands',
  'categories',
  'discounts',
  'blog',
  'carusels',
  'statuses',
  'addresses',
  'users',
  'roles',
  'statistic',
  'wishlist',
  'account',
];
