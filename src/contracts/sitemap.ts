import { z } from 'zod';
import { publicRead } from './kit/endpoint.ts';
import { id, startPage } from './kit/fields.ts';

/** A sitemap may have 50,000 URLs; every page has one in each language. */
const mostPerFile = 20_000;

const changedOn = z.iso.date();

export const listSitemapThings = publicRead({
  name: 'listSitemapThings',
  summary: 'Everything with a page of its own, in portions: products, and on the first portion categories and posts',
  method: 'GET',
  path: 'openpath/sitemap',
  query: z.object({ startPage, perPage: z.coerce.number<number>().int().min(1).max(mostPerFile).default(mostPerFile) }),
  response: z.object({
    pages: z.number().int(),
    categories: z.array(z.object({ title: z.string(), changedOn })),
    posts: z.array(z.object({ _id: id, changedOn })),
    products: z.array(z.object({ _id: id, changedOn })),
  }),
});
