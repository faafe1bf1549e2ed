import * as contract from '#contracts/statuses.ts';
import { implement } from '#server/http/dispatch.ts';
import * as statuses from './statuses.service.ts';

export const statusesRoutes = [
  implement(contract.listStatuses, (context) => statuses.listStatuses(context)),
  implement(contract.getStatus, (context, { params }) => statuses.getStatus(context, params.id)),
  implement(contract.createStatus, (context, { body }) => statuses.createStatus(context, body)),
  implement(contract.updateStatus, (context, { params, body }) => statuses.updateStatus(context, params.id, body)),
  implement(contract.deleteStatus, (context, { params }) => statuses.deleteStatus(context, params.id)),
];
