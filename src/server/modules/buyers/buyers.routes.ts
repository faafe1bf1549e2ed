import { addAccountNote, addPhoneNote, findKnownBuyers, getAccountBuyer, getPhoneBuyer } from '#contracts/buyers.ts';
import { implement } from '#server/http/dispatch.ts';
import * as buyers from './buyers.service.ts';

export const buyersRoutes = [
  implement(getAccountBuyer, (context, { params, query }) => buyers.getAccountBuyer(context, params.id, query)),
  implement(getPhoneBuyer, (context, { params, query }) => buyers.getPhoneBuyer(context, params.phone, query)),
  implement(addAccountNote, (context, { params, body }) => buyers.addAccountNote(context, params.id, body.text)),
  implement(addPhoneNote, (context, { params, body }) => buyers.addPhoneNote(context, params.phone, body.text)),
  implement(findKnownBuyers, (context, { query }) => buyers.findKnownBuyers(context, query.phone)),
];
