import type { FiscalDay } from '#contracts/fiscal-receipts.ts';
import { shopDayStart } from '#domain/dates.ts';
import { compareDay, type DayRow } from '#domain/fiscal-day.ts';
import { kopecksToUah } from '#domain/money.ts';
import { addDays } from '#domain/period.ts';
import type { Context } from '#server/context.ts';
import { findStatement, isInStatement } from '#server/modules/payments/bank-statement.service.ts';
import * as repository from './fiscal-day.repository.ts';

const shown = (kopecks: number | null) => (kopecks === null ? null : kopecksToUah(kopecks));

const present = ({ orderKopecks, bankKopecks, receiptKopecks, ...row }: DayRow): FiscalDay['rows'][number] => ({
  ...row,
  differences: [...row.differences],
  order: shown(orderKopecks),
  bank: shown(bankKopecks),
  receipts: shown(receiptKopecks),
});

/** Orders, bank statement and receipts of a day, by payment. */
export async function getFiscalDay(context: Context, day: string): Promise<FiscalDay> {
  const period = { from: shopDayStart(day), to: shopDayStart(addDays(day, 1)) };
  const statement = await findStatement(context, period);
  const invoices = (statement ?? []).map(({ invoiceId }) => invoiceId);
  const payments = await repository.listDayPayments(context.db, period, invoices);
  // Instalments are in no statement of cards: only their receipts are compared.
  const inStatement = (invoiceId: string | null) => (invoiceId && isInStatement(invoiceId) ? invoiceId : null);
  const compared = payments.map((payment) => ({ ...payment, invoiceId: inStatement(payment.invoiceId) }));
  const { rows, totals } = compareDay(compared, statement);
  return {
    day,
    isBankAvailable: statement !== null,
    rows: rows.map(present),
    totals: {
      orders: kopecksToUah(totals.orderKopecks),
      byHand: kopecksToUah(totals.byHandKopecks),
      bank: shown(totals.bankKopecks),
      receipts: kopecksToUah(totals.receiptKopecks),
      differences: totals.differences,
    },
  };
}
