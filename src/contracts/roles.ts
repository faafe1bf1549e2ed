import { z } from 'zod';
import { adminModules, customerModules } from '#domain/permissions.ts';
import { permissions } from './auth.ts';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { flag, id, line, nothing, optionalLine } from './kit/fields.ts';

export const role = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  permissions,
  /** Counted up to `countedTo`. */
  peopleCount: z.number().int(),
  /** The default role of new accounts. It cannot be deleted, and has no access to the panel. */
  isForNewcomers: z.boolean(),
  /** Optimistic concurrency. */
  version: z.number().int(),
});
export type Role = z.infer<typeof role>;

/** Some of the users who have the role, to show whom a change affects. */
export const roleWithPeople = role.extend({ people: z.array(z.object({ _id: id, name: z.string() })) });
export type RoleWithPeople = z.infer<typeof roleWithPeople>;

const anyOn = (modules: Record<string, boolean | undefined>) => Object.values(modules).some((isOn) => isOn === true);

/** An area is accessible exactly when one of its modules is; contradictory input is refused. */
export const roleInput = z
  .object({
    name: line(60),
    description: optionalLine(300).default(''),
    adminAccess: flag.optional(),
    customerAccess: flag.optional(),
    adminModules: z.partialRecord(z.enum(adminModules), flag).default({}),
    customerModules: z.partialRecord(z.enum(customerModules), flag).default({}),
    version: z.number().int().optional(),
  })
  .superRefine(({ adminAccess, customerAccess, adminModules, customerModules }, context) => {
    const check = (field: string, access: boolean | undefined, modules: Record<string, boolean | undefined>) => {
      if (access === undefined || access === anyOn(modules)) return;
      context.addIssue({ code: 'custom', path: [field], message: 'access-follows-modules' });
    };
    check('adminAccess', adminAccess, adminModules);
    check('customerAccess', customerAccess, customerModules);
  });
export type RoleInput = z.output<typeof roleInput>;

const params = z.object({ id });

export const listRoles = endpoint({
  name: 'listRoles',
  summary: 'All roles by name, with what they open and how many people have them',
  method: 'GET',
  path: 'admin/roles/get',
  access: admin(),
  response: z.array(role),
});

export const getRole = endpoint({
  name: 'getRole',
  summary: 'One role, with some of those who have it',
  method: 'GET',
  path: 'admin/roles/getby/{id}',
  access: admin('roles'),
  params,
  response: roleWithPeople,
});

export const getDefaultPermissions = endpoint({
  name: 'getDefaultPermissions',
  summary: 'What a new role starts with: every module of both areas, all of them off',
  method: 'GET',
  path: 'admin/roles/get/default/permissions',
  access: admin('roles'),
  response: permissions,
});

export const createRole = endpoint({
  name: 'createRole',
  summary: 'A new role; it opens nothing that its maker may not use',
  method: 'POST',
  path: 'admin/roles/create',
  access: admin('roles'),
  body: roleInput,
  response: role,
  done: 'role-created',
});

export const editRole = endpoint({
  name: 'editRole',
  summary: 'Changes a role for everybody who has it, from their next call on',
  method: 'PUT',
  path: 'admin/roles/edit/{id}',
  access: admin('roles'),
  params,
  body: roleInput,
  response: role,
  done: 'role-saved',
});

export const deleteRole = endpoint({
  name: 'deleteRole',
  summary: 'Deletes a role that nobody has',
  method: 'DELETE',
  path: 'admin/roles/delete/{id}',
  access: admin('roles'),
  params,
  response: nothing,
  done: 'role-deleted',
});
