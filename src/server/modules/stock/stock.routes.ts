import * as contract from '#contracts/stock.ts';
import { implement } from '#server/http/dispatch.ts';
import * as stock from './stock.service.ts';

export const stockRoutes = [
  implement(contract.getStockLedger, (context, { params, query }) => stock.getLedger(context, params.id, query)),
  implement(contract.moveStock, (context, { params, body }) => stock.moveStock(context, params.id, body)),
  implement(contract.openBottle, (context, { params, body }) => stock.openBottle(context, params.id, body.decant)),
  implement(contract.setPurchasePrice, (context, { params, body }) =>
    stock.setPurchasePrice(context, params.id, body.purchasePrice),
  ),
  implement(contract.listVials, (context) => stock.listVials(context)),
  implement(contract.listVialMoves, (context, { params, query }) => stock.listVialMoves(context, params.sizeMl, query)),
  implement(contract.moveVials, (context, { params, body }) => stock.moveVials(context, params.sizeMl, body)),
];
