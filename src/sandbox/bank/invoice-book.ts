import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDemoInvoice } from './demo-invoice.ts';
import type { BankInvoice } from './invoice.ts';

export type InvoiceBook = {
  find(invoiceId: string): BankInvoice | null;
  /** Oldest first. */
  list(): BankInvoice[];
  write(invoice: BankInvoice): Promise<void>;
};

const KEPT = 2000;
const FILE = /^(inv_\d+_[\w-]+)\.json$/;

/** The latest invoices, in memory and as files, so that they survive a restart. */
export async function openInvoiceBook(folder: string): Promise<InvoiceBook> {
  await mkdir(folder, { recursive: true });
  const invoices = new Map((await readAll(folder)).map((invoice) => [invoice.invoiceId, invoice]));
  /** Serializes writes per file, so that the last change wins. */
  const writing = new Map<string, Promise<void>>();

  async function save(invoice: BankInvoice): Promise<void> {
    const file = join(folder, `${invoice.invoiceId}.json`);
    await writeFile(`${file}.draft`, JSON.stringify(invoice));
    await rename(`${file}.draft`, file);
  }

  async function forgetOldest(): Promise<void> {
    const [oldest] = invoices.keys();
    if (invoices.size <= KEPT || oldest === undefined) return;
    invoices.delete(oldest);
    await rm(join(folder, `${oldest}.json`), { force: true });
  }

  return {
    find: (invoiceId) => invoices.get(invoiceId) ?? readDemoInvoice(invoiceId),
    list: () => [...invoices.values()],
    async write(invoice) {
      const { invoiceId } = invoice;
      invoices.set(invoiceId, invoice);
      const saved = (writing.get(invoiceId) ?? Promise.resolve()).then(() => save(invoice));
      writing.set(invoiceId, saved);
      await saved.finally(() => writing.get(invoiceId) === saved && writing.delete(invoiceId));
      await forgetOldest();
    },
  };
}

async function readAll(folder: string): Promise<BankInvoice[]> {
  const names = (await readdir(folder)).filter((name) => FILE.test(name));
  const invoices: BankInvoice[] = [];
  for (const name of names) invoices.push(JSON.parse(await readFile(join(folder, name), 'utf8')));
  return invoices.sort((one, other) => one.createdMs - other.createdMs);
}
