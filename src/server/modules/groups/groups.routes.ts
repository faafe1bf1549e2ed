import * as contract from '#contracts/groups.ts';
import { implement } from '#server/http/dispatch.ts';
import * as groups from './groups.service.ts';

export const groupsRoutes = [
  implement(contract.listGroups, (context, { query }) => groups.listGroups(context, query)),
  implement(contract.countGroups, (context, { query }) => groups.countGroups(context, query)),
  implement(contract.getGroup, (context, { params }) => groups.getGroup(context, params.id)),
  implement(contract.createGroup, (context, { body }) => groups.createGroup(context, body)),
  implement(contract.editGroup, (context, { params, body }) => groups.editGroup(context, params.id, body)),
  implement(contract.deleteGroup, (context, { params }) => groups.deleteGroup(context, params.id)),
];
