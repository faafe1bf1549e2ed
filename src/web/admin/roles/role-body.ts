import type { AreaPermissions, ModuleName, Permissions } from '#domain/permissions.ts';

function flags<Name extends ModuleName>({ modules }: AreaPermissions<Name>): Record<Name, boolean> {
  const names = Object.keys(modules) as Name[];
  return Object.fromEntries(names.map((name) => [name, modules[name].access])) as Record<Name, boolean>;
}

/** Permissions as the wire takes them. */
export const permissionsBody = ({ admin, customer }: Permissions) => ({
  adminAccess: admin.access,
  customerAccess: customer.access,
  adminModules: flags(admin),
  customerModules: flags(customer),
});
