/** Names as in the API. */
export const adminModules = [
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
] as const;

export const customerModules = ['orders', 'account', 'wishlist'] as const;

export type ModuleName = (typeof adminModules)[number];
export type CustomerModule = (typeof customerModules)[number];

export const areas = ['admin', 'customer'] as const;

export type Area = (typeof areas)[number];

interface NamesByArea {
  readonly admin: ModuleName;
  readonly customer: CustomerModule;
}

export const modulesOf: { readonly [Name in Area]: readonly NamesByArea[Name][] } = {
  admin: adminModules,
  customer: customerModules,
};

export interface AreaPermissions<Name extends ModuleName = ModuleName> {
  readonly access: boolean;
  readonly modules: Readonly<Record<Name, { readonly access: boolean }>>;
}

export interface Permissions {
  readonly admin: AreaPermissions;
  readonly customer: AreaPermissions<CustomerModule>;
}

export interface OpenModules {
  readonly admin?: readonly ModuleName[];
  readonly customer?: readonly CustomerModule[];
}

/** Access to an area is derived: it is on if any of its modules is. */
export function fromModules({ admin = [], customer = [] }: OpenModules): Permissions {
  return { admin: areaOf(adminModules, admin), customer: areaOf(customerModules, customer) };
}

export const noPermissions: Permissions = fromModules({});

export const allPermissions: Permissions = fromModules(modulesOf);

/** Without a module: access to the area. Null is a guest. */
export function mayUse(permissions: Permissions | null, area: Area, module?: ModuleName): boolean {
  if (!permissions?.[area].access) return false;
  const open: readonly ModuleName[] = openModules(permissions, area);
  return module === undefined || open.includes(module);
}

/** The area that holds a user's own data: admin for staff, customer for others. Null without permission. The cart needs no module. */
export function ownArea(permissions: Permissions | null, module?: CustomerModule): Area | null {
  const area = mayUse(permissions, 'admin') ? 'admin' : 'customer';
  return mayUse(permissions, area, module) ? area : null;
}

/** Enabled modules of an area, in menu order. */
export function openModules<In extends Area>(permissions: Permissions | null, area: In): NamesByArea[In][] {
  if (!permissions?.[area].access) return [];
  const names: readonly NamesByArea[In][] = modulesOf[area];
  const flags: Partial<AreaPermissions['modules']> = permissions[area].modules;
  return names.filter((name) => flags[name]?.access === true);
}

export function withModule(permissions: Permissions, area: Area, module: ModuleName, access: boolean): Permissions {
  const open: readonly ModuleName[] = openModules(permissions, area);
  const others = open.filter((name) => name !== module);
  return withOpenModules(permissions, area, access ? [...others, module] : others);
}

/** The main switch of an area: all modules on, or all off. */
export function withArea(permissions: Permissions, area: Area, access: boolean): Permissions {
  return withOpenModules(permissions, area, access ? modulesOf[area] : []);
}

/**
 * Against privilege escalation: the admin modules that `wanted` has and `own` lacks. The customer area gives access to
 * own data only, so it does not count.
 */
export function modulesBeyond(own: Permissions | null, wanted: Permissions): ModuleName[] {
  return openModules(wanted, 'admin').filter((module) => !mayUse(own, 'admin', module));
}

function withOpenModules(permissions: Permissions, area: Area, names: readonly ModuleName[]): Permissions {
  return { ...permissions, [area]: areaOf(modulesOf[area], names) };
}

function areaOf<Name extends ModuleName>(all: readonly Name[], open: readonly ModuleName[]): AreaPermissions<Name> {
  const modules = Object.fromEntries(all.map((name) => [name, { access: open.includes(name) }]));
  return {
    access: all.some((name) => open.includes(name)),
    modules: modules as Record<Name, { access: boolean }>,
  };
}
