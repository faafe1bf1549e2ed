import type { OrderState } from '#contracts/orders.ts';
import { instalmentProblemOf } from '#domain/instalments.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { getOrderState } from '#server/modules/orders/orders.service.ts';
import { advance, type LockedProcess, lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import { BankRefused, BankUnavailable } from './bank.ts';
import { applyInvoiceState, syncInvoiceThrottled } from './invoices/invoice-status.service.ts';
import { openInvoice, voidInvoice } from './invoices/invoices.service.ts';
import * as repository from './payments.repository.ts';

/** Throttles polling the bank for a page that polls the shop. */
const pauseMs = 3000;

/** The payment state after a sync with the bank, or the last known one while the bank is unavailable. */
export async function getOrderPayment(context: Context, orderId: string): Promise<OrderState> {
  await syncLatest(context, orderId);
  const state = await getOrderState(context, orderId);
  if (state.paymentKind !== 'instalments' || state.paymentState !== 'failed') return state;
  const payment = await repository.findLatest(context.db, orderId);
  return { ...state, paymentProblem: instalmentProblemOf(payment?.failureReason ?? null) };
}

/** The open payment page, or that of a new invoice after a failure. */
export async function payOrder(context: Context, orderId: string): Promise<{ pageUrl: string }> {
  await syncLatest(context, orderId);
  const failed = await retryFailed(context, orderId);
  try {
    if (failed?.invoiceId) await voidFailed(context, failed.invoiceId);
    const pageUrl = await openInvoice(context, orderId);
    if (pageUrl !== null) return { pageUrl };
  } catch (err) {
    if (!(err instanceof BankUnavailable || err instanceof BankRefused)) throw err;
    context.log.warn({ err, orderId }, 'no invoice could be opened');
    throw new Refusal('UNAVAILABLE', { because: 'bank-unavailable', retryAfterSeconds: 10 });
  }
  await retryFailed(context, orderId);
  throw new Refusal('UNAVAILABLE', { because: 'bank-unavailable', retryAfterSeconds: 10 });
}

async function syncLatest(context: Context, orderId: string): Promise<void> {
  const payment = await repository.findLatest(context.db, orderId);
  if (payment === null || !['awaiting', 'failed'].includes(payment.state)) return;
  try {
    await syncInvoiceThrottled(context, payment, pauseMs);
  } catch (err) {
    context.log.warn({ err, orderId }, 'the payment status could not be fetched from the bank');
  }
}

/** Starts a new payment after a failed one, with the same deadline. Returns the failed one, if any. */
function retryFailed(context: Context, orderId: string): Promise<LockedProcess['rows'][number] | null> {
  return inRetriedTransaction(context, async (context) => {
    const locked = await lockProcess(context, orderId);
    const latest = locked.rows.at(-1);
    const isFailed = locked.state.paymentState === 'failed';
    if (isFailed && latest && latest.expiresAt <= context.now()) {
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'order-not-payable' });
    }
    await advance(context, locked, { kind: 'pay' });
    return isFailed && latest ? latest : null;
  });
}

/** Voids the old invoice before a new one is opened, to prevent a double payment. */
async function voidFailed(context: Context, invoiceId: string): Promise<void> {
  if (await voidInvoice(context, invoiceId)) return;
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
}
