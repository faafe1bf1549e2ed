import { customerModules, openModules } from '#domain/permissions.ts';
import { customerRole, firstRoles } from '#domain/roles.ts';
import type { Context } from '#server/context.ts';
import * as repository from './roles.repository.ts';

type DatabaseOnly = Pick<Context, 'db'>;

/** Only a shop without any role gets the first ones: a role that was renamed or deleted does not come back. */
export async function makeFirstRoles({ db }: DatabaseOnly): Promise<void> {
  if (await repository.isAnyRole(db)) return;
  const roles = firstRoles.map(({ name, description, permissions }) => ({
    name,
    description,
    adminModules: openModules(permissions, 'admin'),
    customerModules: customerModules.filter((module) => permissions.customer.modules[module].access),
  }));
  await repository.insertRoles(db, roles);
}

export async function getRoleId({ db }: DatabaseOnly, name: string): Promise<string> {
  const id = await repository.findRoleId(db, name);
  if (id === null) throw new Error(`There is no role ${name}`);
  return id;
}

/** The role of a new account. It can be renamed like any other, and never is one that sees the shop from inside. */
export async function getNewcomersRoleId({ db }: DatabaseOnly): Promise<string> {
  const id = await repository.findCustomersRoleId(db, customerRole.name);
  if (id === null) throw new Error('There is no role for a new account');
  return id;
}
