import type { BankInvoice, InvoiceStatus } from './invoice.ts';

const written = /^inv_(\d+)_demo-(\d+)-(\d+)-(success|failure|expired|reversed)$/;
const hryvnia = 980;

/** Decodes an invoice of the demo data, whose state is in its id; null for any other id. */
export function readDemoInvoice(invoiceId: string): BankInvoice | null {
  const [, created, orderNo, amount, status] = written.exec(invoiceId) ?? [];
  if (created === undefined || orderNo === undefined) return null;
  const wasPaid = status === 'success';
  return {
    invoiceId,
    status: status as InvoiceStatus,
    amount: Number(amount),
    ccy: hryvnia,
    reference: orderNo,
    destination: null,
    basket: [],
    redirectUrl: null,
    webHookUrl: null,
    validitySeconds: 86_400,
    createdMs: Number(created),
    modifiedMs: Number(created),
    finalAmount: wasPaid ? Number(amount) : null,
    failure: status === 'failure' ? { reason: 'Недостатньо коштів на рахунку', errCode: '59' } : null,
    isPaidByCard: wasPaid,
    refunds: [],
  };
}
