import * as contract from '#contracts/overview.ts';
import { implement } from '#server/http/dispatch.ts';
import * as overview from './overview.service.ts';

export const overviewRoutes = [
  implement(contract.getToDo, (context) => overview.getToDo(context)),
  implement(contract.getOverview, (context, { query }) => overview.getOverview(context, query)),
];
