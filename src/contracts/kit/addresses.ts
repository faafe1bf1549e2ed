import { type Access, admin, customer } from './access.ts';
import type { Endpoint } from './endpoint.ts';

/** Where a call can be made, and everything that whoever makes it there must be allowed. */
export type Address = { readonly path: string; readonly accesses: readonly Access[] };

/** An alias inside an area is behind the area's door as well: it gives the same answer, to fewer people. */
export function addressesOf({ path, aliases = [], access }: Endpoint): Address[] {
  const behindDoor = (alias: string): Address => ({ path: alias, accesses: [access, ...areaAccess(alias)] });
  return [{ path, accesses: [access] }, ...aliases.map(behindDoor)];
}

function areaAccess(path: string): Access[] {
  if (path.startsWith('admin/')) return [admin()];
  return path.startsWith('customer/') ? [customer()] : [];
}
