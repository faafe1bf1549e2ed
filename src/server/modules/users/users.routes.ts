import * as contract from '#contracts/users.ts';
import { implement } from '#server/http/dispatch.ts';
import * as people from './people.service.ts';

export const usersRoutes = [
  implement(contract.listUsers, (context, { query }) => people.listPeople(context, query)),
  implement(contract.countUsers, (context, { query }) => people.countPeople(context, query)),
  implement(contract.changeUserRole, (context, { params, body }) =>
    people.changeRole(context, params.id, body.userRoleId),
  ),
  implement(contract.setUserActive, (context, { params, body }) => people.setActive(context, params.id, body.active)),
];
