import { allPermissions, customerModules, fromModules, type Permissions } from './permissions.ts';

export interface FirstRole {
  readonly name: string;
  readonly description: string;
  readonly permissions: Permissions;
  /** The role of new accounts. */
  readonly isForNewcomers?: true;
}

export const administratorRole: FirstRole = {
  name: 'Administrator',
  description: 'Усе в магазині',
  permissions: allPermissions,
};

export const managerRole: FirstRole = {
  name: 'Manager',
  description: 'Замовлення і каталог',
  permissions: fromModules({
    admin: ['orders', 'products', 'brands', 'categories', 'productsGroups', 'account', 'wishlist'],
  }),
};

export const customerRole: FirstRole = {
  name: 'Customer',
  description: 'Свої замовлення, дані та обране',
  permissions: fromModules({ customer: customerModules }),
  isForNewcomers: true,
};

/** Seeded into a new shop, editable afterwards. */
export const firstRoles: readonly FirstRole[] = [administratorRole, managerRole, customerRole];
