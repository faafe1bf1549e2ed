import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adminModules,
  allPermissions,
  areas,
  customerModules,
  fromModules,
  mayUse,
  modulesBeyond,
  modulesOf,
  noPermissions,
  openModules,
  ownArea,
  withArea,
  withModule,
} from './permissions.ts';

const anyPermissions = fc
  .record({ admin: fc.subarray([...adminModules]), customer: fc.subarray([...customerModules]) })
  .map(fromModules);
const anyArea = fc.constantFrom(...areas);
const anyModule = fc.constantFrom(...adminModules);

describe('permissions', () => {
  test('the shop has the fifteen modules of the contract', () => {
    expect(adminModules).toEqual([
      'users',
      'roles',
      'account',
      'orders',
      'statistic',
      'wishlist',
      'categories',
      'products',
      'brands',
      'discounts',
      'blog',
      'statuses',
      'productsGroups',
      'carusels',
      'addresses',
    ]);
  });

  test('the customer area has orders, account and wishlist, never users', () => {
    expect(customerModules).toEqual(['orders', 'account', 'wishlist']);
    expect(customerModules).not.toContain('users');
  });

  test('have the shape of the contract', () => {
    expect(fromModules({ admin: ['brands'], customer: [] })).toEqual({
      admin: {
        access: true,
        modules: Object.fromEntries(adminModules.map((name) => [name, { access: name === 'brands' }])),
      },
      customer: {
        access: false,
        modules: { orders: { access: false }, account: { access: false }, wishlist: { access: false } },
      },
    });
  });

  test('access to an area is on exactly when one of its modules is', () => {
    fc.assert(
      fc.property(anyPermissions, anyArea, (permissions, area) => {
        expect(permissions[area].access).toBe(openModules(permissions, area).length > 0);
      }),
    );
  });

  test('a module may be used exactly when its own flag is on', () => {
    fc.assert(
      fc.property(anyPermissions, anyArea, anyModule, (permissions, area, module) => {
        expect(mayUse(permissions, area, module)).toBe(openModules(permissions, area).includes(module));
      }),
    );
  });

  test('an area that is off closes its modules, whatever their flags say', () => {
    const closed = { ...allPermissions, admin: { ...allPermissions.admin, access: false } };
    expect(mayUse(closed, 'admin')).toBe(false);
    expect(mayUse(closed, 'admin', 'orders')).toBe(false);
    expect(openModules(closed, 'admin')).toEqual([]);
  });

  test('a guest may use nothing', () => {
    for (const area of areas) {
      expect(mayUse(null, area)).toBe(false);
      expect(mayUse(noPermissions, area)).toBe(false);
      for (const module of adminModules) expect(mayUse(null, area, module)).toBe(false);
      expect(openModules(null, area)).toEqual([]);
    }
  });

  test('admin rights give no right in the customer area', () => {
    const admin = fromModules({ admin: adminModules });
    expect(mayUse(admin, 'customer')).toBe(false);
    expect(mayUse(admin, 'customer', 'orders')).toBe(false);
    expect(mayUse(allPermissions, 'customer', 'brands')).toBe(false);
  });
});

describe('rights above one’s own', () => {
  test('are the modules of the panel that the other has and oneself has not', () => {
    const own = fromModules({ admin: ['users', 'blog'] });
    expect(modulesBeyond(own, fromModules({ admin: ['blog', 'roles', 'orders'] }))).toEqual(['roles', 'orders']);
    expect(modulesBeyond(null, own)).toEqual(['users', 'blog']);
  });

  test('there are none in a part of what one has, nor in the customer area', () => {
    fc.assert(
      fc.property(anyPermissions, anyPermissions, (own, wanted) => {
        const beyond = modulesBeyond(own, wanted);
        expect(beyond.every((module) => mayUse(wanted, 'admin', module) && !mayUse(own, 'admin', module))).toBe(true);
        expect(modulesBeyond(allPermissions, wanted)).toEqual([]);
        expect(modulesBeyond(own, { ...own, customer: wanted.customer })).toEqual([]);
      }),
    );
  });
});

describe("one's own things", () => {
  test('are in the admin area for who may enter it, and in the customer area for who may not', () => {
    expect(ownArea(fromModules({ customer: ['wishlist'] }), 'wishlist')).toBe('customer');
    expect(ownArea(fromModules({ admin: ['wishlist'] }), 'wishlist')).toBe('admin');
    expect(ownArea(allPermissions, 'wishlist')).toBe('admin');
    expect(ownArea(fromModules({ customer: ['wishlist'] }))).toBe('customer');
    expect(ownArea(fromModules({ admin: ['brands'], customer: ['orders'] }))).toBe('admin');
  });

  test('are nowhere for guests, and for a role without the module in its area', () => {
    expect(ownArea(null, 'wishlist')).toBeNull();
    expect(ownArea(null)).toBeNull();
    expect(ownArea(noPermissions, 'wishlist')).toBeNull();
    expect(ownArea(fromModules({ customer: ['orders'] }), 'wishlist')).toBeNull();
    expect(ownArea(fromModules({ admin: ['brands'], customer: ['wishlist'] }), 'wishlist')).toBeNull();
  });
});

describe('the switches of the role form', () => {
  test("an area's access goes on with its first module and off with the last", () => {
    const one = withModule(noPermissions, 'admin', 'blog', true);
    expect(one.admin.access).toBe(true);
    const two = withModule(one, 'admin', 'orders', true);
    const again = withModule(two, 'admin', 'blog', false);
    expect(again.admin.access).toBe(true);
    expect(withModule(again, 'admin', 'orders', false)).toEqual(noPermissions);
  });

  test('the main switch sets all modules on, or all off', () => {
    for (const area of areas) {
      expect(openModules(withArea(noPermissions, area, true), area)).toEqual(modulesOf[area]);
      expect(openModules(withArea(allPermissions, area, false), area)).toEqual([]);
    }
    expect(withArea(withArea(noPermissions, 'admin', true), 'customer', true)).toEqual(allPermissions);
  });

  test('a switch changes its own module and nothing else', () => {
    fc.assert(
      fc.property(anyPermissions, anyModule, fc.boolean(), (before, module, access) => {
        const after = withModule(before, 'admin', module, access);
        expect(after.customer).toEqual(before.customer);
        for (const name of adminModules) {
          expect(mayUse(after, 'admin', name)).toBe(name === module ? access : mayUse(before, 'admin', name));
        }
      }),
    );
  });

  test('a module that the customer area does not have cannot be turned on there', () => {
    expect(withModule(noPermissions, 'customer', 'users', true)).toEqual(noPermissions);
  });
});
