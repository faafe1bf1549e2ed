import { customerModules } from '#domain/permissions.ts';
import { type Access, admin, customer } from './access.ts';
import type { Endpoint } from './endpoint.ts';

/** A path of an endpoint, and all permissions that it requires. */
export type Address = { readonly path: string; readonly accesses: readonly Access[] };

/** An alias inside an area also requires access to that area, and under `customer/` to the module of that name. */
export function addressesOf({ path, aliases = [], access }: Endpoint): Address[] {
  const behindDoor = (alias: string): Address => ({ path: alias, accesses: [access, ...areaAccess(alias)] });
  return [{ path, accesses: [access] }, ...aliases.map(behindDoor)];
}

function areaAccess(path: string): Access[] {
  if (path.startsWith('admin/')) return [admin()];
  if (!path.startsWith('customer/')) return [];
  const thing = path.split('/')[1];
  return [customer(customerModules.find((module) => module === thing))];
}
