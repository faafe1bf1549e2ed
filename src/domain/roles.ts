import { allPermissions, customerModules, fromModules, type Permissions } from './permissions.ts';

export interface FirstRole {
  readonly name: string;
  readonly description: string;
  readonly permissions: Permissions;
}

/** What a new shop starts with; from then on they are records like any other. */
export const firstRoles: readonly FirstRole[] = [
  { name: 'Administrator', description: 'Усе в магазині', permissions: allPermissions },
  {
    name: 'Manager',
    description: 'Замовлення і каталог',
    permissions: fromModules({
      admin: ['orders', 'products', 'brands', 'categories', 'productsGroups', 'account', 'wishlist'],
    }),
  },
  {
    name: 'Customer',
    description: 'Свої замовлення, дані та список бажань',
    permissions: fromModules({ customer: customerModules }),
  },
];

/** The role of a new account. */
export const customerRoleName = 'Customer';
