import * as contract from '#contracts/fiscal-receipts.ts';
import { implement } from '#server/http/dispatch.ts';
import { getFiscalDay } from './fiscal-day.service.ts';
import * as receipts from './fiscal-receipts.service.ts';

export const fiscalReceiptsRoutes = [
  implement(contract.getFiscalState, (context) => receipts.getFiscalState(context)),
  implement(contract.listFiscalReceipts, (context, { query }) => receipts.listReceipts(context, query)),
  implement(contract.repeatFiscalReceipt, (context, { params }) => receipts.repeatReceipt(context, params.id)),
  implement(contract.listReceiptsOfOrder, (context, { params }) => receipts.listOfOrder(context, params.id)),
  implement(contract.listBuyersReceipts, (context, { params }) => receipts.listForBuyer(context, params.id)),
  implement(contract.getFiscalDay, (context, { params }) => getFiscalDay(context, params.day)),
];
