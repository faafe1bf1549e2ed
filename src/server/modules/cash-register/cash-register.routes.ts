import * as contract from '#contracts/cash-register.ts';
import { implement } from '#server/http/dispatch.ts';
import * as register from './cash-register.service.ts';

export const cashRegisterRoutes = [
  implement(contract.signInToRegister, (context) => register.signInToRegister(context)),
  implement(contract.listRegisterGoods, (context, { query }) => register.listRegisterGoods(context, query)),
  implement(contract.listOwnOfRegister, (context, { body }) => register.listOwnOfRegister(context, body.codes)),
];
