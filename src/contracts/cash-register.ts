import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, text } from './kit/fields.ts';

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
    /** The handle; without it, the latest sign-in of whoever asks counts. */
    access_token: id.optional(),
  }),
  /** A page may be short and have a next one all the same: goods that cannot be read are left out. */
  response: z.object({ results: z.array(registerGood), hasNext: z.boolean() }),
});

const ownOfRegister = z.object({
  /** The item number, by which the register's goods are known too. */
  code: z.string(),
  _id: id,
  name: z.string(),
  enabled: z.boolean(),
  bottling: z.boolean(),
  /** Kopecks, as the register counts: what a buyer pays now for one piece or millilitre. */
  price: z.number().int(),
  /** Pieces, or millilitres of bottled goods. */
  stock: z.number().int(),
});
export type OwnOfRegister = z.infer<typeof ownOfRegister>;

/** The longest page of the register, and the longest item number that it may have. */
const codes = z.array(text(200)).max(100);

export const listOwnOfRegister = endpoint({
  name: 'listOwnOfRegister',
  summary: 'The shop’s own goods with these item numbers, to be set beside those of the cash register',
  method: 'POST',
  path: 'checkbox/goods/own',
  access: admin('statistic'),
  body: z.object({ codes }),
  response: z.array(ownOfRegister),
});
