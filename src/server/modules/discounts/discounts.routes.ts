import * as contract from '#contracts/discounts.ts';
import { implement } from '#server/http/dispatch.ts';
import * as discounts from './discounts.service.ts';

export const discountsRoutes = [
  implement(contract.listDiscounts, (context) => discounts.listDiscounts(context)),
  implement(contract.getDiscount, (context, { params }) => discounts.getDiscount(context, params.id)),
  implement(contract.createDiscount, (context, { body }) => discounts.createDiscount(context, body)),
  implement(contract.editDiscount, (context, { params, body }) => discounts.editDiscount(context, params.id, body)),
  implement(contract.deleteDiscount, (context, { params }) => discounts.deleteDiscount(context, params.id)),
];
