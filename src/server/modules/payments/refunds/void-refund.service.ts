import { unitLines } from '#domain/receipt-lines.ts';
import type { Context } from '#server/context.ts';
import { enqueue } from '#server/jobs/define-job.ts';
import { voidOrRefundCall } from '#server/modules/orders/process/order-process.service.ts';
import {
  extRefOf,
  listRefundsToMake,
  markRefundSent,
  type Refund,
  refundedGoods,
  refuseRefund,
} from '#server/modules/orders/refunds/refund-records.service.ts';
import { BankRefused, type InvoiceLine, type InvoiceState } from '../bank.ts';
import { applyInvoiceState, expire } from '../invoices/invoice-status.service.ts';
import { isPastGracePeriod, voidInvoice } from '../invoices/invoices.service.ts';
import * as repository from '../payments.repository.ts';

type Payment = repository.PaymentRow;

/** Longer than the time-out of the bank's client, so that no refund is requested twice concurrently. */
const turnMs = 10_000;

/** Voids open invoices and refunds paid ones, whole or in part, for all payments of an order that are marked for it. */
export async function voidOrRefund(context: Context, orderId: string): Promise<void> {
  let isAllClaimed = true;
  for (const payment of await repository.listToVoidOrRefund(context.db, orderId)) {
    const now = context.now();
    const claim = { now, notSince: new Date(now.getTime() - turnMs) };
    if (await repository.claimBankRequest(context.db, payment.id, claim)) await reverse(context, payment);
    else isAllClaimed = false;
  }
  // The bank was asked about a payment just now: its turn comes soon, not only with the next poll.
  if (!isAllClaimed) {
    await enqueue(context, voidOrRefundCall, { orderId }, { key: `close-payments-${orderId}`, delayMs: turnMs });
  }
}

const isPayable = (state: InvoiceState | null) => state?.status === 'created' || state?.status === 'failure';

async function reverse(context: Context, payment: Payment): Promise<void> {
  const { invoiceId } = payment;
  if (invoiceId === null) return expire(context, payment);
  let state = await syncInvoice(context, invoiceId);
  const isToVoid = payment.reversalRequestedAt !== null && payment.state !== 'paid';
  const isVoided = isPayable(state) && isToVoid && (await voidInvoice(context, invoiceId));
  if (isVoided) state = await syncInvoice(context, invoiceId);
  // The sync may have changed the payment: a late payment may be the one that the order was waiting for.
  const known = await repository.findPayment(context.db, payment.id);
  if (known?.state === 'paid') return makeRefunds(context, known, state);
  if (!known?.reversalRequestedAt) return;
  // An invoice that is neither voided nor expired may still be paid: it is polled again.
  const canEnd = state === null || isVoided || (isPayable(state) && isPastGracePeriod(context, known));
  if (canEnd) await expire(context, known);
}

/** Syncs with the bank. */
async function syncInvoice(context: Context, invoiceId: string): Promise<InvoiceState | null> {
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
  return state;
}

/** One after the other: the bank makes one refund of an invoice at a time. */
async function makeRefunds(context: Context, payment: Payment, found: InvoiceState | null): Promise<void> {
  let state = found;
  for (const refund of await listRefundsToMake(context, payment.id)) {
    if (state === null) await refuseRefund(context, refund, 'NOT_FOUND');
    else if (state.status === 'hold' && payment.reversalRequestedAt !== null)
      return releaseHold(context, state, refund);
    // A part of what is held is not refunded, but left out when the rest is captured.
    else if (state.status !== 'success' || state.isRefundUnderWay) return;
    else state = await makeRefund(context, payment, state, refund);
  }
}

/** Of a hold the bank returns the whole only, which ends all refunds of the payment. */
async function releaseHold(context: Context, state: InvoiceState, refund: Refund): Promise<void> {
  if (state.isRefundUnderWay || !(await markRefundSent(context, refund))) return;
  try {
    await context.bank.refundInvoice(state.invoiceId, { extRef: extRefOf(refund), items: [] });
  } catch (error) {
    if (!(error instanceof BankRefused)) throw error;
    const after = await syncInvoice(context, state.invoiceId);
    if (after?.status === 'hold' && !after.isRefundUnderWay) await refuseRefund(context, refund, error.code);
    return;
  }
  await syncInvoice(context, state.invoiceId);
}

/**
 * The invoice was just read, and does not list this refund. So it was never made, even if it was sent and the answer was lost.
 * Returns the invoice after it.
 */
async function makeRefund(
  context: Context,
  payment: Payment,
  state: InvoiceState,
  refund: Refund,
): Promise<InvoiceState | null> {
  const leftKopecks = leftOf(payment, state);
  if (leftKopecks === null || leftKopecks < refund.amountKopecks) {
    await refuseRefund(context, refund, leftKopecks === null ? 'UNKNOWN_SUM' : 'WRONG_CANCEL_AMOUNT');
    return state;
  }
  const { amountKopecks } = refund;
  const isWhole = amountKopecks === payment.amountKopecks;
  const items = await itemsOf(context, payment, refund);
  if (!(await markRefundSent(context, refund))) return { ...state, isRefundUnderWay: true };
  try {
    const request = { extRef: extRefOf(refund), items, ...(!isWhole && { amountKopecks }) };
    const outcome = await context.bank.refundInvoice(state.invoiceId, request);
    if (outcome === 'failed') await refuseRefund(context, refund, 'REFUND_FAILED');
    return await syncInvoice(context, state.invoiceId);
  } catch (error) {
    if (!(error instanceof BankRefused)) throw error;
    const after = await syncInvoice(context, state.invoiceId);
    // A refusal because the refund is done or in progress is no failure.
    if (after?.status === 'success' && !after.isRefundUnderWay) await refuseRefund(context, refund, error.code);
    return after;
  }
}

/** Null if the bank lists refunds, but no sums. */
const leftOf = ({ amountKopecks }: Payment, { finalAmountKopecks, refunds }: InvoiceState): number | null =>
  finalAmountKopecks ?? (refunds.some(({ status }) => status === 'success') ? null : amountKopecks);

/** What is refunded, adding up to its sum: the invoice's basket, the chosen goods, or one line that says why. */
async function itemsOf(context: Context, payment: Payment, refund: Refund): Promise<InvoiceLine[]> {
  const { amountKopecks: priceKopecks, cause } = refund;
  const chosen = unitLines(await refundedGoods(context, refund));
  for (const items of [await repository.findBasket(context.db, payment.id), chosen]) {
    if (items.reduce((sum, item) => sum + item.quantity * item.priceKopecks, 0) === priceKopecks) return [...items];
  }
  const name = cause === 'edited' ? 'Різниця після зміни замовлення' : 'Повернення оплати';
  return [{ name, code: 'difference', quantity: 1, priceKopecks }];
}
