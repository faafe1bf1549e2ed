import type { BuyersReceipt, FiscalReceipt } from '#contracts/fiscal-receipts.ts';
import { kopecksToUah } from '#domain/money.ts';
import { qrPath } from '#domain/qr-code.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { writeDueReceipts } from './due-receipts.service.ts';
import * as repository from './fiscal-receipts.repository.ts';
import { linkOf } from './receipt-link.ts';
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
    link: state === 'done' ? linkOf(receipt) : null,
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

export async function listReceipts({ db }: Context, query: repository.ReceiptQuery) {
  const [rows, total] = await Promise.all([repository.listPage(db, query), repository.countMatching(db, query)]);
  return { receipts: rows.map(present), total };
}

export async function listOfOrder({ db }: Context, orderId: string): Promise<FiscalReceipt[]> {
  return (await repository.listNumbered(db, orderId)).map(present);
}

/** Newest first; a sale that was given back stays, with its return. */
export async function listForBuyer({ db }: Context, orderId: string): Promise<BuyersReceipt[]> {
  const rows = await repository.listNumbered(db, orderId);
  return rows
    .filter(({ receipt }) => receipt.state === 'done')
    .map(({ receipt }) => {
      const link = linkOf(receipt);
      const { kind, fiscalCode, amountKopecks, doneAt, createdAt } = receipt;
      return {
        kind,
        date: (doneAt ?? createdAt).toISOString(),
        sum: kopecksToUah(amountKopecks),
        fiscalCode,
        link,
        qr: qrPath(link),
      };
    });
}

/** The error stays for the record; what is due now is derived anew, under a new id. */
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
