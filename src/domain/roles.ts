import { allPermissions, customerModules, fromModules, type Permissions } from './permissions.ts';

export interface FirstRole {
  readonly name: string;
  readonly description: string;
  readonly permissions: Permissions;
  /** New accounts get it. */
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

/** What a new shop starts with; from then on they are records like any other. */
export const firstRoles: readonly FirstRole[] = [administratorRole, managerRole, customerRole];
