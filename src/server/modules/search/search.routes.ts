import * as contract from '#contracts/search.ts';
import { implement } from '#server/http/dispatch.ts';
import * as search from './search.service.ts';

export const searchRoutes = [
  implement(contract.searchProducts, (context, { body }) => search.searchProducts(context, body.query)),
  implement(contract.searchPage, (context, { query }) => search.searchPage(context, query)),
  implement(contract.suggest, (context, { query }) => search.suggest(context, query.query)),
  implement(contract.popularSearches, (context) => search.listPopularSearches(context)),
];
