import * as contract from '#contracts/sitemap.ts';
import { implement } from '#server/http/dispatch.ts';
import * as sitemap from './sitemap.service.ts';

export const sitemapRoutes = [
  implement(contract.listSitemapThings, (context, { query }) => sitemap.listThings(context, query)),
];
