import { describe, expect, test } from 'vitest';
import { allPermissions, customerModules, mayUse, noPermissions, openModules } from './permissions.ts';
import { customerRoleName, firstRoles } from './roles.ts';

const permissionsOf = (name: string) => firstRoles.find((role) => role.name === name)?.permissions ?? noPermissions;

describe('the first roles', () => {
  test('are Administrator, Manager and Customer, and new accounts are Customers', () => {
    expect(firstRoles.map((role) => role.name)).toEqual(['Administrator', 'Manager', 'Customer']);
    expect(customerRoleName).toBe('Customer');
  });

  test('Administrator may do everything', () => {
    expect(permissionsOf('Administrator')).toEqual(allPermissions);
  });

  test("[AD-ROLE-11] Manager's modules are exactly orders, products, brands, categories, productsGroups, account, wishlist", () => {
    expect(openModules(permissionsOf('Manager'), 'admin').toSorted()).toEqual(
      ['orders', 'products', 'brands', 'categories', 'productsGroups', 'account', 'wishlist'].toSorted(),
    );
    expect(openModules(permissionsOf('Manager'), 'customer')).toEqual([]);
  });

  test('Customer has the customer area and nothing of the admin area', () => {
    expect(openModules(permissionsOf('Customer'), 'customer')).toEqual(customerModules);
    expect(mayUse(permissionsOf('Customer'), 'admin')).toBe(false);
  });
});
