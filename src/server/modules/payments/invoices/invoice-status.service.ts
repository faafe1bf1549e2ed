import type { Context } from '#server/context.ts';
import * as repository from '../payments.repository.ts';
import { isLongOver, withdraw } from './invoices.service.ts';
import { expire, settle } from './settlement.service.ts';

type Payment = repository.PaymentRow;

const isUnderWay = (status: string | undefined) => status === 'processing' || status === 'hold';

/** Asks the bank what became of an invoice, and takes its word. Throws what the bank throws. */
export async function ask(context: Context, payment: Payment): Promise<void> {
  const { invoiceId } = payment;
  if (invoiceId === null) return;
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await settle(context, state);
  if (!isLongOver(context, payment) || isUnderWay(state?.status)) return;
  // The bank may leave a declined invoice as it is for ever, or not know it any more: the shop ends it by itself.
  if (await withdrawIfKnown(context, invoiceId, state !== null)) await expire(context, payment);
}

async function withdrawIfKnown(context: Context, invoiceId: string, isKnown: boolean): Promise<boolean> {
  if (!isKnown) return true;
  if (await withdraw(context, invoiceId)) return true;
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await settle(context, state);
  return !isUnderWay(state?.status);
}

/** As above, unless somebody asked a moment ago. */
export async function askUnlessAsked(context: Context, payment: Payment, pauseMs: number): Promise<void> {
  const now = context.now();
  const claim = { now, notSince: new Date(now.getTime() - pauseMs) };
  if (payment.invoiceId === null || !(await repository.claimAsking(context.db, payment.id, claim))) return;
  await ask(context, payment);
}
