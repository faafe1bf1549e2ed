import { describe, expect, test } from 'vitest';
import { allPermissions, customerModules, mayUse, openModules } from './permissions.ts';
import { administratorRole, customerRole, firstRoles, managerRole } from './roles.ts';

describe('the first roles', () => {
  test('are Administrator, Manager and Customer', () => {
    expect(firstRoles.map((role) => role.name)).toEqual(['Administrator', 'Manager', 'Customer']);
  });

  test('Administrator may do everything', () => {
    expect(administratorRole.permissions).toEqual(allPermissions);
  });

  test("[AD-ROLE-11] Manager's modules are exactly orders, products, brands, categories, productsGroups, account, wishlist", () => {
    expect(openModules(managerRole.permissions, 'admin').toSorted()).toEqual(
      ['orders', 'products', 'brands', 'categories', 'productsGroups', 'account', 'wishlist'].toSorted(),
    );
    expect(openModules(managerRole.permissions, 'customer')).toEqual([]);
  });

  test('Customer has the customer area and nothing of the admin area', () => {
    expect(openModules(customerRole.permissions, 'customer')).toEqual(customerModules);
    expect(mayUse(customerRole.permissions, 'admin')).toBe(false);
  });
});
