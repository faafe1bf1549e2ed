import type { Context } from '#server/context.ts';
import { BankRefused, type InvoiceState } from '../bank.ts';
import { applyInvoiceState, expire, recordRefundRefusal } from '../invoices/invoice-status.service.ts';
import { isPastGracePeriod, voidInvoice } from '../invoices/invoices.service.ts';
import * as repository from '../payments.repository.ts';

type Payment = repository.PaymentRow;

/** Longer than the time-out of the bank's client, so that no refund is requested twice concurrently. */
const turnMs = 10_000;

/** Voids open invoices and refunds paid ones, for all payments of an order that are marked for it. */
export async function voidOrRefund(context: Context, orderId: string): Promise<void> {
  for (const payment of await repository.listToVoidOrRefund(context.db, orderId)) {
    const now = context.now();
    const claim = { now, notSince: new Date(now.getTime() - turnMs) };
    if (await repository.claimBankRequest(context.db, payment.id, claim)) await reverse(context, payment);
  }
}

const isPayable = (state: InvoiceState | null) => state?.status === 'created' || state?.status === 'failure';

async function reverse(context: Context, payment: Payment): Promise<void> {
  const { invoiceId } = payment;
  if (invoiceId === null) return expire(context, payment);
  let state = await syncInvoice(context, invoiceId);
  const isVoided = isPayable(state) && (await voidInvoice(context, invoiceId));
  if (isVoided) state = await syncInvoice(context, invoiceId);
  // The sync may have changed the payment: a late payment may be the one that the order was waiting for.
  const known = await repository.findPayment(context.db, payment.id);
  if (!known?.reversalRequestedAt) return;
  if (state?.status === 'success') return refund(context, known, state);
  // An invoice that is neither voided nor expired may still be paid: it is polled again.
  const canEnd = state === null || isVoided || (isPayable(state) && isPastGracePeriod(context, known));
  if (canEnd) await endUnpaid(context, known);
}

/** Syncs with the bank. */
async function syncInvoice(context: Context, invoiceId: string): Promise<InvoiceState | null> {
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
  return state;
}

async function endUnpaid(context: Context, payment: Payment): Promise<void> {
  if (payment.state === 'paid') await flagRefundRefusal(context, payment, 'NOT_FOUND');
  else await expire(context, payment);
}

/** Refunds once: checks for a refund in progress first. */
async function refund(context: Context, payment: Payment, state: InvoiceState) {
  const { invoiceId, isRefundUnderWay, refunds } = state;
  if (isRefundUnderWay) return;
  const extRef = `refund-${payment.id}`;
  // The response to this refund was lost, and the refund failed.
  const isFailed = refunds.some((refund) => refund.extRef === extRef && refund.status === 'failure');
  if (isFailed) return flagRefundRefusal(context, payment, 'REFUND_FAILED');
  try {
    const items = await repository.findBasket(context.db, payment.id);
    const outcome = await context.bank.refundInvoice(invoiceId, { extRef, items });
    if (outcome === 'failed') await flagRefundRefusal(context, payment, 'REFUND_FAILED');
    else if (outcome === 'done') await syncInvoice(context, invoiceId);
  } catch (error) {
    if (!(error instanceof BankRefused)) throw error;
    const state = await syncInvoice(context, invoiceId);
    // A refusal because the refund is done or in progress is no failure.
    if (state?.status === 'success' && !state.isRefundUnderWay) await flagRefundRefusal(context, payment, error.code);
  }
}

async function flagRefundRefusal(context: Context, payment: Payment, code: string): Promise<void> {
  const { orderId, invoiceId } = payment;
  context.log.error({ orderId, invoiceId, code }, 'the bank refused the refund');
  await recordRefundRefusal(context, payment, code);
}
