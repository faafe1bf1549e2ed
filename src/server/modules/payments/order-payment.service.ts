import type { OrderState } from '#contracts/orders.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { getOrderState } from '#server/modules/orders/orders.service.ts';
import { advance, type LockedProcess, lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import { BankRefused, BankUnavailable } from './bank.ts';
import { applyInvoiceState, syncInvoiceThrottled } from './invoices/invoice-status.service.ts';
import { openInvoice, voidInvoice } from './invoices/invoices.service.ts';
import * as repository from './payments.repository.ts';

/** A page that waits for its payment asks often; the bank is not. */
const pauseMs = 3000;

/** As the bank tells it. While it is away, as it was told last. */
export async function getOrderPayment(context: Context, orderId: string): Promise<OrderState> {
  await syncLatest(context, orderId);
  return getOrderState(context, orderId);
}

/** Where to pay: the open page, or that of a new invoice where the last attempt failed. */
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
    throw new Refusal('UNAVAILABLE', { because: 'bank-away', retryAfterSeconds: 10 });
  }
  await retryFailed(context, orderId);
  throw new Refusal('UNAVAILABLE', { because: 'bank-away', retryAfterSeconds: 10 });
}

async function syncLatest(context: Context, orderId: string): Promise<void> {
  const payment = await repository.findLatest(context.db, orderId);
  if (payment === null || !['awaiting', 'failed'].includes(payment.state)) return;
  try {
    await syncInvoiceThrottled(context, payment, pauseMs);
  } catch (err) {
    context.log.warn({ err, orderId }, 'the bank was asked about a payment in vain');
  }
}

/**
 * A new attempt after a failed one, and from then on the order waits for the new one. It gets no more time than the first had.
 * Answers the failed attempt, if there was one.
 */
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

/** Before there is another page to pay on, so that nobody pays on both. */
async function voidFailed(context: Context, invoiceId: string): Promise<void> {
  if (await voidInvoice(context, invoiceId)) return;
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
}
