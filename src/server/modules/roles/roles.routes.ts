import * as contract from '#contracts/roles.ts';
import { implement } from '#server/http/dispatch.ts';
import * as roles from './roles.service.ts';

export const rolesRoutes = [
  implement(contract.listRoles, (context) => roles.listRoles(context)),
  implement(contract.getRole, (context, { params }) => roles.getRole(context, params.id)),
  implement(contract.getDefaultPermissions, () => roles.getDefaultPermissions()),
  implement(contract.createRole, (context, { body }) => roles.createRole(context, body)),
  implement(contract.editRole, (context, { params, body }) => roles.editRole(context, params.id, body)),
  implement(contract.deleteRole, (context, { params }) => roles.deleteRole(context, params.id)),
];
