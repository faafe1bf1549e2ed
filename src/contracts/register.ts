import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';

/** The shop knows the credentials of its register; whoever asks sends none. */
export const signInToRegister = endpoint({
  name: 'signInToRegister',
  summary:
    'Signs the shop in at its cash register and answers a handle to that sign-in, never the register’s own token',
  method: 'POST',
  path: 'checkbox/login',
  access: admin('statistic'),
  response: z.object({ access_token: id }),
  done: 'register-signed-in',
});

const registerGood = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** Kopecks. */
  price: z.number().int(),
  count: z.number().nullable(),
});
export type RegisterGood = z.infer<typeof registerGood>;

export const listRegisterGoods = endpoint({
  name: 'listRegisterGoods',
  summary: 'A page of the goods of the cash register; the next page is empty after the last',
  method: 'GET',
  path: 'checkbox/goods',
  access: admin('statistic'),
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(100).default(100),
    offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
    /** The handle; without it, the latest sign-in of whoever asks counts. */
    access_token: id.optional(),
  }),
  response: z.object({ results: z.array(registerGood) }),
});
