import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { advance, type LockedProcess, lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import { settleRefunds } from '#server/modules/orders/refunds/refund-records.service.ts';
import { hryvnia, type InvoiceState, isOfInstalments } from '../bank.ts';
import * as repository from '../payments.repository.ts';
import { isPastGracePeriod, voidInvoice } from './invoices.service.ts';

/**
 * Feeds an invoice's status, from a signed webhook or from polling, to the state machine. Idempotent; stale messages change
 * nothing.
 */
export async function applyInvoiceState(context: Context, state: InvoiceState): Promise<void> {
  await inRetriedTransaction(context, async (context) => {
    const payment = await repository.findByInvoice(context.db, state.invoiceId);
    if (!payment) throw new Refusal('NOT_FOUND', { because: 'no-such-invoice' });
    const locked = await lockProcess(context, payment.orderId);
    const attemptNo = attemptNoOf(locked, payment.id);
    if (!isAboutOurs(state, locked, attemptNo)) {
      context.log.error({ invoiceId: state.invoiceId }, 'the invoice status names another sum, currency or order');
      throw new Refusal('INVALID', { because: 'another-payment' });
    }
    const { status, modifiedAt, failureReason, finalAmountKopecks: leftKopecks } = state;
    const modifiedMs = modifiedAt?.getTime() ?? null;
    if (state.card && status === 'success') await repository.storeCard(context.db, payment.id, state.card);
    const { attempts } = await advance(context, locked, {
      kind: 'bank-report',
      attemptNo,
      status,
      modifiedMs,
      failureReason,
      leftKopecks,
    });
    const attempt = attempts[attemptNo - 1];
    if (attempt) await settleRefunds(context, payment.id, attempt, state.refunds);
  });
}

type Attempt = { readonly id: string; readonly orderId: string };

/** The invoice timed out or was voided without a payment. */
export const expire = (context: Context, { id, orderId }: Attempt): Promise<void> =>
  inRetriedTransaction(context, async (context) => {
    const locked = await lockProcess(context, orderId);
    await advance(context, locked, { kind: 'time-out', attemptNo: attemptNoOf(locked, id) });
  });

function attemptNoOf({ rows }: LockedProcess, paymentId: string): number {
  return rows.findIndex(({ id }) => id === paymentId) + 1;
}

/** Whether amount, currency and reference match ours. The reference may be missing; of instalments, the sum too. */
function isAboutOurs(state: InvoiceState, { order, rows }: LockedProcess, attemptNo: number): boolean {
  const isSameSum = state.amountKopecks === rows[attemptNo - 1]?.amountKopecks && state.currency === hryvnia;
  const isUnnamed = state.amountKopecks === null && isOfInstalments(state.invoiceId);
  return (isSameSum || isUnnamed) && (state.reference === null || state.reference === String(order.orderNo));
}

type Payment = repository.PaymentRow;

const isUnderWay = (status: string | undefined) => status === 'processing' || status === 'hold';

/** Polls the bank for the status of an invoice. Throws the bank's errors. */
export async function syncInvoice(context: Context, payment: Payment): Promise<void> {
  const { invoiceId } = payment;
  if (invoiceId === null) return;
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
  if (!isPastGracePeriod(context, payment) || isUnderWay(state?.status)) return;
  // The bank may keep a declined invoice open for ever or forget it, so the shop expires it.
  if (await voidIfKnown(context, invoiceId, state !== null)) await expire(context, payment);
}

async function voidIfKnown(context: Context, invoiceId: string, isKnown: boolean): Promise<boolean> {
  if (!isKnown) return true;
  if (await voidInvoice(context, invoiceId)) return true;
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
  return !isUnderWay(state?.status);
}

/** Throttled: skipped if the invoice was polled within `pauseMs`, by any process. */
export async function syncInvoiceThrottled(context: Context, payment: Payment, pauseMs: number): Promise<void> {
  const now = context.now();
  const claim = { now, notSince: new Date(now.getTime() - pauseMs) };
  if (payment.invoiceId === null || !(await repository.claimBankRequest(context.db, payment.id, claim))) return;
  await syncInvoice(context, payment);
}
