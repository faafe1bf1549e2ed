import * as contract from '#contracts/register.ts';
import { implement } from '#server/http/door.ts';
import * as register from './register.service.ts';

export const registerRoutes = [
  implement(contract.signInToRegister, (context) => register.signInToRegister(context)),
  implement(contract.listRegisterGoods, (context, { query }) => register.listRegisterGoods(context, query)),
  implement(contract.listOwnOfRegister, (context, { body }) => register.listOwnOfRegister(context, body.codes)),
];
