import type { Role, RoleInput, RoleWithPeople } from '#contracts/roles.ts';
import {
  adminModules,
  customerModules,
  fromModules,
  modulesBeyond,
  noPermissions,
  openModules,
  type Permissions,
} from '#domain/permissions.ts';
import { firstRoles } from '#domain/roles.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import * as repository from './roles.repository.ts';

type DatabaseOnly = Pick<Context, 'db'>;

export const rolesConstraints: ConstraintErrors = {
  roles_name_unique: () => new Refusal('ALREADY_TAKEN', { fields: { name: 'name-taken' } }),
  roles_name_length: () => new Refusal('INVALID', { fields: { name: 'required' } }),
  roles_newcomers_stay_outside: () => new Refusal('INVALID', { fields: { adminModules: 'newcomers-stay-outside' } }),
  roles_last_administrator: () => new Refusal('NOT_ALLOWED_NOW', { because: 'last-administrator' }),
  roles_last_keeper: () => new Refusal('NOT_ALLOWED_NOW', { because: 'last-keeper-of-roles' }),
};

const unknownRole = () => new Refusal('NOT_FOUND', { because: 'no-such-role' });

/** Seeds the default roles only if there are none: renamed or deleted ones are not restored. */
export async function makeFirstRoles({ db }: DatabaseOnly): Promise<void> {
  if (await repository.isAnyRole(db)) return;
  const roles = firstRoles.map(({ name, description, permissions, isForNewcomers = false }) => ({
    name,
    description,
    adminModules: openModules(permissions, 'admin'),
    customerModules: openModules(permissions, 'customer'),
    isForNewcomers,
  }));
  await repository.insertRoles(db, roles);
}

export async function getRoleId({ db }: DatabaseOnly, name: string): Promise<string> {
  const id = await repository.findRoleId(db, name);
  if (id === null) throw new Error(`There is no role ${name}`);
  return id;
}

/** The role of new accounts, by its flag, since it may be renamed. */
export async function getNewcomersRoleId({ db }: DatabaseOnly): Promise<string> {
  const id = await repository.findNewcomersRoleId(db);
  if (id === null) throw new Error('There is no role for new accounts');
  return id;
}

/** How many users of a role are listed by name. */
const namedPeople = 5;

type Opened = Pick<repository.RoleRow, 'adminModules' | 'customerModules'>;

const permissionsOf = (role: Opened): Permissions =>
  fromModules({ admin: role.adminModules, customer: role.customerModules });

function present({ id, name, description, peopleCount, isForNewcomers, version, ...opened }: repository.RoleRow): Role {
  return { _id: id, name, description, permissions: permissionsOf(opened), peopleCount, isForNewcomers, version };
}

export async function listRoles({ db }: Context): Promise<Role[]> {
  return (await repository.listRoles(db)).map(present);
}

async function getOne({ db }: DatabaseOnly, id: string): Promise<Role> {
  const found = await repository.findRole(db, id);
  if (!found) throw unknownRole();
  return present(found);
}

export async function getRole(context: Context, id: string): Promise<RoleWithPeople> {
  const role = await getOne(context, id);
  const people = await repository.listPeopleOfRole(context.db, id, namedPeople);
  return {
    ...role,
    people: people.map(({ id, email, firstName, lastName }) => ({
      _id: id,
      name: `${firstName} ${lastName}`.trim() || email,
    })),
  };
}

export const getDefaultPermissions = async (): Promise<Permissions> => noPermissions;

function openedBy(input: RoleInput): Opened {
  return {
    adminModules: adminModules.filter((module) => input.adminModules[module] === true),
    customerModules: customerModules.filter((module) => input.customerModules[module] === true),
  };
}

function refuseBeyond(
  { person }: Context,
  wanted: Opened,
  because: 'modules-beyond-yours' | 'role-beyond-yours',
): void {
  const modules = modulesBeyond(person?.permissions ?? null, permissionsOf(wanted));
  if (modules.length > 0) throw new Refusal('FORBIDDEN', { because, data: { modules } });
}

type Recorded = Opened & { name: string; description: string };

/** Writes the audit entry in the transaction of the change; null for a created or deleted side. */
function recordRole(context: Context, id: string, before: Recorded | null, after: Recorded | null): Promise<void> {
  const auditedFields = (role: Recorded | null) =>
    role && {
      name: role.name,
      description: role.description,
      adminModules: role.adminModules,
      customerModules: role.customerModules,
    };
  const name = after?.name ?? before?.name ?? '';
  return recordChanges(context, [
    { thing: 'role', id, name, before: auditedFields(before), after: auditedFields(after) },
  ]);
}

/**
 * Against privilege escalation: refuses an unknown role, or one with more permissions than the caller has. Holds a
 * shared row lock on it.
 */
export async function requireRoleToGive(context: Context, id: string): Promise<void> {
  const role = await repository.holdRole(context.db, id);
  if (!role) throw new Refusal('INVALID', { fields: { userRoleId: 'unknown-choice' } });
  refuseBeyond(context, role, 'role-beyond-yours');
}

export async function createRole(context: Context, input: RoleInput): Promise<Role> {
  const opened = openedBy(input);
  refuseBeyond(context, opened, 'modules-beyond-yours');
  return inTransaction(context, async (context) => {
    const made = { name: input.name, description: input.description, ...opened };
    const id = await repository.insertRole(context.db, made);
    await recordRole(context, id, null, made);
    return getOne(context, id);
  });
}

export async function editRole(context: Context, id: string, input: RoleInput): Promise<Role> {
  const opened = openedBy(input);
  return inTransaction(context, async (context) => {
    const current = await repository.lockRole(context.db, id);
    if (!current) throw unknownRole();
    refuseBeyond(context, current, 'role-beyond-yours');
    refuseBeyond(context, opened, 'modules-beyond-yours');
    if (input.version !== undefined && input.version !== current.version) throw new Refusal('CHANGED_MEANWHILE');
    const changed = { name: input.name, description: input.description, ...opened };
    await repository.updateRole(context.db, id, changed);
    await recordRole(context, id, current, changed);
    return getOne(context, id);
  });
}

export async function deleteRole(context: Context, id: string): Promise<null> {
  return inTransaction(context, async (context) => {
    const current = await repository.lockRole(context.db, id);
    if (!current) throw unknownRole();
    refuseBeyond(context, current, 'role-beyond-yours');
    const count = await repository.countPeopleOfRole(context.db, id);
    if (count > 0) throw new Refusal('IN_USE', { because: 'role-in-use', values: { count }, data: { count } });
    if (current.isForNewcomers) throw new Refusal('NOT_ALLOWED_NOW', { because: 'role-of-newcomers' });
    await repository.deleteRole(context.db, id);
    await recordRole(context, id, current, null);
    return null;
  });
}
