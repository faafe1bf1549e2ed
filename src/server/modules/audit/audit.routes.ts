import * as contract from '#contracts/audit.ts';
import { implement } from '#server/http/dispatch.ts';
import * as audit from './audit.service.ts';

export const auditRoutes = [
  implement(contract.listAudit, (context, { query }) => audit.listAudit(context, query)),
  implement(contract.listAuditOf, (context, { params, query }) =>
    audit.listAuditOf(context, params.thing, params.id, query),
  ),
];
