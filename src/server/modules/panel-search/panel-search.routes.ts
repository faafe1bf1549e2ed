import * as contract from '#contracts/panel-search.ts';
import { implement } from '#server/http/dispatch.ts';
import * as search from './panel-search.service.ts';

export const panelSearchRoutes = [
  implement(contract.searchPanel, (context, { query }) => search.searchPanel(context, query)),
];
