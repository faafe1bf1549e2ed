import type { Context } from '#server/context.ts';
import { BankRefused, BankUnavailable, type FiscalCheck, isOfInstalments, type StatementRow } from './bank.ts';

/** The payments of a period by the bank's own account; null while it cannot be asked. */
export async function findStatement(
  { bank, log }: Pick<Context, 'bank' | 'log'>,
  period: { readonly from: Date; readonly to: Date },
): Promise<readonly StatementRow[] | null> {
  try {
    return await bank.listStatement(period);
  } catch (err) {
    if (!(err instanceof BankUnavailable || err instanceof BankRefused)) throw err;
    log.warn({ err }, 'the bank gave no statement');
    return null;
  }
}

/** Instalments have a report of their own. */
export const isInStatement = (invoiceId: string): boolean => !isOfInstalments(invoiceId);

/** The fiscal receipts that the bank has made of an invoice; none while it cannot be asked. */
export async function findFiscalChecks(
  { bank, log }: Pick<Context, 'bank' | 'log'>,
  invoiceId: string,
): Promise<readonly FiscalCheck[]> {
  try {
    return await bank.listFiscalChecks(invoiceId);
  } catch (err) {
    if (!(err instanceof BankUnavailable || err instanceof BankRefused)) throw err;
    log.warn({ err, invoiceId }, 'the bank did not list the fiscal receipts of an invoice');
    return [];
  }
}
