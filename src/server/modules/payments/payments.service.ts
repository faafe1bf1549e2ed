import type { Context } from '#server/context.ts';
import { payments } from './payments.table.ts';

/** The bank's page lives this long; goods that nobody paid for by then go back to the shelf. */
const invoiceHours = 24;

/** In the transaction that writes the order: whoever sees the order sees what is owed for it. */
export async function startPayment(
  { db, now }: Context,
  { orderId, amountKopecks }: { orderId: string; amountKopecks: number },
): Promise<void> {
  const expiresAt = new Date(now().getTime() + invoiceHours * 3_600_000);
  await db.insert(payments).values({ orderId, amountKopecks, state: 'awaiting', expiresAt });
}

/** After the commit, never inside: the page to pay on, or null while the bank is away. */
export async function openInvoice(_context: Context, _orderId: string): Promise<string | null> {
  return null;
}

/** In the transaction that abolishes the order: what is open is closed at the bank after the commit, what is paid goes back. */
export function settleAbolished(_context: Context, _orderId: string): Promise<void> {
  return Promise.resolve();
}

/** In the transaction that changes what an unpaid order costs: the open invoice gives way to one of the new amount. */
export function changeAmount(_context: Context, _change: { orderId: string; amountKopecks: number }): Promise<void> {
  return Promise.resolve();
}
