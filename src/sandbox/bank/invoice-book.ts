import { join } from 'node:path';
import { openJournal } from '../journal.ts';
import { readDemoInvoice } from './demo-invoice.ts';
import type { BankInvoice } from './invoice.ts';

export type InvoiceBook = {
  find(invoiceId: string): BankInvoice | null;
  /** Oldest first. */
  list(): BankInvoice[];
  write(invoice: BankInvoice): void;
};

const KEPT = 2000;

/** The latest invoices. */
export function openInvoiceBook(folder: string): InvoiceBook {
  const file = join(folder, 'invoices.jsonl');
  const { items, write } = openJournal<BankInvoice>({ file, keyOf: ({ invoiceId }) => invoiceId, limit: KEPT });
  return {
    find: (invoiceId) => items.get(invoiceId) ?? readDemoInvoice(invoiceId),
    list: () => [...items.values()],
    write,
  };
}
