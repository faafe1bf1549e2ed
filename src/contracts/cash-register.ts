import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, text } from './kit/fields.ts';

/** The credentials are settings of the server; the client sends none. */
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
export type CashRegisterGood = z.infer<typeof registerGood>;

export const listRegisterGoods = endpoint({
  name: 'listRegisterGoods',
  summary: 'A page of the goods of the cash register, and whether there may be a next one',
  method: 'GET',
  path: 'checkbox/goods',
  access: admin('statistic'),
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(100).default(100),
    offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
    /** A handle of `signInToRegister`; by default the caller's latest sign-in. */
    access_token: id.optional(),
  }),
  /** A page may be shorter than `limit` and still have a next one: unreadable goods are left out. */
  response: z.object({ results: z.array(registerGood), hasNext: z.boolean() }),
});

const ownOfRegister = z.object({
  /** The item number, which the cash register uses too. */
  code: z.string(),
  _id: id,
  name: z.string(),
  enabled: z.boolean(),
  bottling: z.boolean(),
  /** Kopecks: the current price of one piece or millilitre. */
  price: z.number().int(),
  /** Pieces, or millilitres of bottled goods. */
  stock: z.number().int(),
});
export type OwnOfRegister = z.infer<typeof ownOfRegister>;

/** Limits: the longest page of the cash register, and the longest item number. */
const codes = z.array(text(200)).max(100);

export const listOwnOfRegister = endpoint({
  name: 'listOwnOfRegister',
  summary: 'The shop’s own goods with these item numbers, to be compared with those of the cash register',
  method: 'POST',
  path: 'checkbox/goods/own',
  access: admin('statistic'),
  body: z.object({ codes }),
  response: z.array(ownOfRegister),
});
