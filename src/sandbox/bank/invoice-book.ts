import { renameSync, unlink, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDemoInvoice } from './demo-invoice.ts';
import type { BankInvoice } from './invoice.ts';

export type InvoiceBook = {
  find(invoiceId: string): BankInvoice | null;
  /** Oldest first. */
  list(): BankInvoice[];
  /** Synchronous: a small file is written sooner than handed to another thread, and the last change wins. */
  write(invoice: BankInvoice): void;
};

const KEPT = 2000;
const FILE = /^(inv_\d+_[\w-]+)\.json$/;

/** The latest invoices, in memory and as files, so that they survive a restart. */
export async function openInvoiceBook(folder: string): Promise<InvoiceBook> {
  await mkdir(folder, { recursive: true });
  const invoices = new Map((await readAll(folder)).map((invoice) => [invoice.invoiceId, invoice]));

  function save(invoice: BankInvoice): void {
    const file = join(folder, `${invoice.invoiceId}.json`);
    writeFileSync(`${file}.draft`, JSON.stringify(invoice));
    renameSync(`${file}.draft`, file);
  }

  function forgetOldest(): void {
    for (const oldest of invoices.keys()) {
      if (invoices.size <= KEPT) return;
      invoices.delete(oldest);
      // Not awaited: freeing its blocks can wait for the disk. A file that stays is forgotten at the next start.
      unlink(join(folder, `${oldest}.json`), () => undefined);
    }
  }

  forgetOldest();
  return {
    find: (invoiceId) => invoices.get(invoiceId) ?? readDemoInvoice(invoiceId),
    list: () => [...invoices.values()],
    write(invoice) {
      invoices.set(invoice.invoiceId, invoice);
      save(invoice);
      forgetOldest();
    },
  };
}

async function readAll(folder: string): Promise<BankInvoice[]> {
  const names = (await readdir(folder)).filter((name) => FILE.test(name));
  const invoices: BankInvoice[] = [];
  for (const name of names) invoices.push(JSON.parse(await readFile(join(folder, name), 'utf8')));
  return invoices.sort((one, other) => one.createdMs - other.createdMs);
}
