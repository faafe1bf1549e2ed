import type { BuyersReceipt, FiscalReceipt } from '#contracts/fiscal-receipts.ts';
import { countedTo } from '#domain/counts.ts';
import { receiptLink } from '#domain/fiscal-receipts.ts';
import { kopecksToUah } from '#domain/money.ts';
import { qrPath } from '#domain/qr-code.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { findFiscalChecks } from '#server/modules/payments/bank-statement.service.ts';
import { writeDueReceipts } from './due-receipts.service.ts';
import * as repository from './fiscal-receipts.repository.ts';
import { makeReceipts } from './receipt-sending.service.ts';
import { findLatest } from './register-shifts.repository.ts';

function present({ receipt, orderNo }: repository.NumberedReceipt): FiscalReceipt {
  const { id, orderId, kind, state, fiscalCode, isOffline, problem, reason, failures, repeatedAt } = receipt;
  return {
    _id: id,
    orderId,
    orderNo,
    date: receipt.createdAt.toISOString(),
    kind,
    state,
    sum: kopecksToUah(receipt.amountKopecks),
    fiscalCode,
    link: state === 'done' ? receiptLink(receipt) : null,
    offline: isOffline,
    problem,
    reason,
    failures,
    canBeRepeated: state === 'error' && repeatedAt === null,
  };
}

export async function getFiscalState({ db, settings }: Context) {
  const [shift, counts] = await Promise.all([findLatest(db), repository.countOpen(db)]);
  return {
    source: settings.fiscalReceipts,
    shift: shift && {
      state: shift.state,
      day: shift.day,
      openedAt: shift.openedAt?.toISOString() ?? null,
      closedAt: shift.closedAt?.toISOString() ?? null,
      reason: shift.reason,
    },
    ...counts,
  };
}

/** For the overview: errors, and what has failed again and again. */
export const countFailedReceipts = ({ db }: Context): Promise<number> => repository.countFailed(db);

export async function listReceipts({ db }: Context, query: repository.ReceiptQuery) {
  const [rows, total] = await Promise.all([repository.listPage(db, query), repository.countMatching(db, query)]);
  return { receipts: rows.map(present), total, countedTo };
}

export async function listOfOrder(context: Context, orderId: string): Promise<FiscalReceipt[]> {
  const rows = await repository.listNumbered(context.db, orderId);
  return [...rows.map(present), ...(await listOfBank(context, orderId))];
}

/** Receipts that the bank has made; none while it cannot be asked. */
async function listOfBank(context: Context, orderId: string): Promise<FiscalReceipt[]> {
  const { db } = context;
  const receipts: FiscalReceipt[] = [];
  for (const { invoiceId, orderNo } of await repository.listInvoicesOfBank(db, orderId)) {
    for (const check of await findFiscalChecks(context, invoiceId)) {
      receipts.push({
        _id: check.id,
        orderId,
        orderNo,
        date: null,
        kind: check.kind,
        state: check.state === 'failed' ? 'error' : check.state === 'done' ? 'done' : 'sent',
        sum: null,
        fiscalCode: null,
        link: check.taxUrl,
        offline: false,
        problem: check.state === 'failed' ? 'refused' : null,
        reason: check.reason,
        failures: 0,
        canBeRepeated: false,
      });
    }
  }
  return receipts;
}

/** Newest first; a sale that was given back stays, with its return. */
export async function listForBuyer(context: Context, orderId: string): Promise<BuyersReceipt[]> {
  return (await listOfOrder(context, orderId)).flatMap(({ state, kind, date, sum, fiscalCode, link }) =>
    state === 'done' && link !== null ? [{ kind, date, sum, fiscalCode, link, qr: qrPath(link) }] : [],
  );
}

/** The error stays for the record; what is due now is derived again, under a new id. */
export async function repeatReceipt(context: Context, id: string): Promise<{ receipts: FiscalReceipt[] }> {
  const receipt = await repository.findReceipt(context.db, id);
  if (!receipt) throw new Refusal('NOT_FOUND', { because: 'no-such-receipt' });
  await inTransaction(context, async (context) => {
    if (!(await repository.markRepeated(context.db, id, context.now()))) {
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'receipt-not-to-repeat' });
    }
    await writeDueReceipts(context, receipt.orderId);
  });
  await makeReceipts(context, receipt.orderId);
  return { receipts: await listOfOrder(context, receipt.orderId) };
}
