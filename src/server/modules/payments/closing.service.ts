import { type Context, inTransaction } from '#server/context.ts';
import { recordOrderEvent } from '#server/modules/orders/order-events.service.ts';
import { BankRefused, type InvoiceState } from './bank.ts';
import * as repository from './payments.repository.ts';
import { withdraw } from './payments.service.ts';
import { expire, settle } from './settling.service.ts';

type Payment = repository.PaymentRow;

/** Longer than the bank is waited for, so that a refund is never asked for twice at once. */
const turnMs = 10_000;

/** Withdraws what is open and gives back what was paid, for all attempts of an order that shall not stay. */
export async function closePayments(context: Context, orderId: string): Promise<void> {
  for (const payment of await repository.listClosing(context.db, orderId)) {
    const now = context.now();
    const claim = { now, notSince: new Date(now.getTime() - turnMs) };
    if (await repository.claimAsking(context.db, payment.id, claim)) await close(context, payment);
  }
}

async function close(context: Context, payment: Payment): Promise<void> {
  const { id, invoiceId } = payment;
  if (invoiceId === null) return expire(context, id);
  let state = await look(context, invoiceId);
  if (state?.status === 'created' || state?.status === 'failure') {
    await withdraw(context, invoiceId);
    state = await look(context, invoiceId);
  }
  if (state?.status === 'success') return giveBack(context, payment, state);
  // Gone from the bank, or declined and left there: nobody can pay it.
  if (state === null || state.status === 'created' || state.status === 'failure') await endUnpaid(context, payment);
}

/** What the bank knows, and the shop now too. */
async function look(context: Context, invoiceId: string): Promise<InvoiceState | null> {
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await settle(context, state);
  return state;
}

async function endUnpaid(context: Context, payment: Payment): Promise<void> {
  if (payment.state === 'paid') await flagRefusal(context, payment, 'NOT_FOUND');
  else await expire(context, payment.id);
}

/** Once: the bank is asked only after it was looked at whether it is doing so already. */
async function giveBack(context: Context, payment: Payment, { invoiceId, isRefundUnderWay }: InvoiceState) {
  if (isRefundUnderWay) return;
  try {
    const outcome = await context.bank.refundInvoice(invoiceId);
    if (outcome === 'failed') await flagRefusal(context, payment, 'REFUND_FAILED');
    else if (outcome === 'done') await look(context, invoiceId);
  } catch (error) {
    if (!(error instanceof BankRefused)) throw error;
    const state = await look(context, invoiceId);
    // Refused because it has just been done, or is being done, is no refusal.
    if (state?.status === 'success' && !state.isRefundUnderWay) await flagRefusal(context, payment, error.code);
  }
}

/** A person has to see to it: the order's history says so, and nobody asks the bank again. */
async function flagRefusal(context: Context, { id, orderId, invoiceId }: Payment, code: string): Promise<void> {
  context.log.error({ orderId, invoiceId, code }, 'the bank does not give the money back');
  await inTransaction(context, async (context) => {
    await repository.giveUpClosing(context.db, id, code);
    await recordOrderEvent(context, { orderId, kind: 'refund-refused', details: { invoiceId, code } });
  });
}
