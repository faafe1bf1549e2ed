import type { Context } from '#server/context.ts';
import { BankRefused, type InvoiceState } from '../bank.ts';
import { applyInvoiceState, expire, recordRefundRefusal } from '../invoices/invoice-status.service.ts';
import { isPastGracePeriod, voidInvoice } from '../invoices/invoices.service.ts';
import * as repository from '../payments.repository.ts';

type Payment = repository.PaymentRow;

/** Longer than the bank is waited for, so that a refund is never asked for twice at once. */
const turnMs = 10_000;

/** Voids open invoices and refunds what was paid, for all attempts of an order whose closing is wanted. */
export async function voidOrRefund(context: Context, orderId: string): Promise<void> {
  for (const payment of await repository.listToVoidOrRefund(context.db, orderId)) {
    const now = context.now();
    const claim = { now, notSince: new Date(now.getTime() - turnMs) };
    if (await repository.claimBankRequest(context.db, payment.id, claim)) await close(context, payment);
  }
}

const isPayable = (state: InvoiceState | null) => state?.status === 'created' || state?.status === 'failure';

async function close(context: Context, payment: Payment): Promise<void> {
  const { invoiceId } = payment;
  if (invoiceId === null) return expire(context, payment);
  let state = await look(context, invoiceId);
  const isVoided = isPayable(state) && (await voidInvoice(context, invoiceId));
  if (isVoided) state = await look(context, invoiceId);
  // What the bank said may have changed it: money that came on it may be what the order was waiting for.
  const known = await repository.findPayment(context.db, payment.id);
  if (!known?.closingSince) return;
  if (state?.status === 'success') return refund(context, known, state);
  // While the bank neither voids it nor lets its time run out, somebody may still pay it: it is looked at again.
  const canEnd = state === null || isVoided || (isPayable(state) && isPastGracePeriod(context, known));
  if (canEnd) await endUnpaid(context, known);
}

/** What the bank knows, and the shop now too. */
async function look(context: Context, invoiceId: string): Promise<InvoiceState | null> {
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
  return state;
}

async function endUnpaid(context: Context, payment: Payment): Promise<void> {
  if (payment.state === 'paid') await flagRefundRefusal(context, payment, 'NOT_FOUND');
  else await expire(context, payment);
}

/** Once: the bank is asked only after it was looked at whether it is doing so already. */
async function refund(context: Context, payment: Payment, state: InvoiceState) {
  const { invoiceId, isRefundUnderWay, refunds } = state;
  if (isRefundUnderWay) return;
  const extRef = `refund-${payment.id}`;
  // The answer to this very refund was lost, and it has failed since.
  const isFailed = refunds.some((refund) => refund.extRef === extRef && refund.status === 'failure');
  if (isFailed) return flagRefundRefusal(context, payment, 'REFUND_FAILED');
  try {
    const items = await repository.findBasket(context.db, payment.id);
    const outcome = await context.bank.refundInvoice(invoiceId, { extRef, items });
    if (outcome === 'failed') await flagRefundRefusal(context, payment, 'REFUND_FAILED');
    else if (outcome === 'done') await look(context, invoiceId);
  } catch (error) {
    if (!(error instanceof BankRefused)) throw error;
    const state = await look(context, invoiceId);
    // Refused because it has just been done, or is being done, is no refusal.
    if (state?.status === 'success' && !state.isRefundUnderWay) await flagRefundRefusal(context, payment, error.code);
  }
}

async function flagRefundRefusal(context: Context, payment: Payment, code: string): Promise<void> {
  const { orderId, invoiceId } = payment;
  context.log.error({ orderId, invoiceId, code }, 'the bank does not give the money back');
  await recordRefundRefusal(context, payment, code);
}
