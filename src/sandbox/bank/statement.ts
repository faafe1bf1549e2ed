import type { BankInvoice } from './invoice.ts';

const dateOf = (ms: number) => new Date(ms).toISOString();

/** A row of the merchant's statement. */
export const statementRow = ({ invoiceId, amount, ccy, reference, destination, paidMs, refunds }: BankInvoice) => ({
  invoiceId,
  status: 'success',
  maskedPan: '444403******1902',
  date: dateOf(paidMs ?? 0),
  paymentScheme: 'full',
  amount,
  profitAmount: amount - Math.round(amount * 0.013),
  ccy,
  approvalCode: '662476',
  ...(reference !== null && { reference }),
  ...(destination !== null && { destination }),
  cancelList: refunds
    .filter(({ status }) => status === 'success')
    .map((refund) => ({ amount: refund.amount, ccy, date: dateOf(refund.modifiedMs), maskedPan: '444403******1902' })),
});

/** What a register that is linked at the bank would have made of an invoice. */
export function fiscalChecksOf({ invoiceId, status, paidMs, refunds }: BankInvoice) {
  const isPaid = status === 'success' || status === 'reversed';
  const check = (id: string, type: 'sale' | 'return') => ({
    id,
    type,
    status: 'done',
    fiscalizationSource: 'monopay',
    taxUrl: `https://cabinet.tax.gov.ua/cashregs/check?id=${id}`,
  });
  if (!isPaid || paidMs === undefined) return [];
  const returns = refunds.filter((refund) => refund.status === 'success');
  return [check(`${invoiceId}-0`, 'sale'), ...returns.map((_, index) => check(`${invoiceId}-${index + 1}`, 'return'))];
}
