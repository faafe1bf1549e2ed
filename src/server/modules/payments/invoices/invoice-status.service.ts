import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { advance, type LockedProcess, lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import { hryvnia, type InvoiceState } from '../bank.ts';
import * as repository from '../payments.repository.ts';
import { isPastGracePeriod, voidInvoice } from './invoices.service.ts';

/**
 * Takes what the bank says of an invoice, from a signed webhook or from an answer, to the state machine. Repeated or late, it
 * changes nothing.
 */
export async function applyInvoiceState(context: Context, state: InvoiceState): Promise<void> {
  await inRetriedTransaction(context, async (context) => {
    const payment = await repository.findByInvoice(context.db, state.invoiceId);
    if (!payment) throw new Refusal('NOT_FOUND', { because: 'no-such-invoice' });
    const locked = await lockProcess(context, payment.orderId);
    const attemptNo = attemptNoOf(locked, payment.id);
    if (!isAboutOurs(state, locked, attemptNo)) {
      context.log.error({ invoiceId: state.invoiceId }, 'the bank speaks of another sum, currency or order than ours');
      throw new Refusal('INVALID', { because: 'another-payment' });
    }
    const { status, modifiedAt, failureReason, finalAmountKopecks: leftKopecks } = state;
    const modifiedMs = modifiedAt?.getTime() ?? null;
    await advance(context, locked, {
      kind: 'bank-report',
      attemptNo,
      status,
      modifiedMs,
      failureReason,
      leftKopecks,
    });
  });
}

type Attempt = { readonly id: string; readonly orderId: string };

/** The time is over, or the invoice was voided, and nobody has paid. */
export const expire = (context: Context, { id, orderId }: Attempt): Promise<void> =>
  inRetriedTransaction(context, async (context) => {
    const locked = await lockProcess(context, orderId);
    await advance(context, locked, { kind: 'time-out', attemptNo: attemptNoOf(locked, id) });
  });

/** A person has to settle it: the order's history says so, and the bank is not asked again. */
export const recordRefundRefusal = (context: Context, { id, orderId }: Attempt, code: string): Promise<void> =>
  inRetriedTransaction(context, async (context) => {
    const locked = await lockProcess(context, orderId);
    await advance(context, locked, { kind: 'refund-refused', attemptNo: attemptNoOf(locked, id), code });
  });

function attemptNoOf({ rows }: LockedProcess, paymentId: string): number {
  return rows.findIndex(({ id }) => id === paymentId) + 1;
}

/** Whether the bank speaks of what the shop asked for. It may leave the reference out, but not name another. */
function isAboutOurs(state: InvoiceState, { order, rows }: LockedProcess, attemptNo: number): boolean {
  return (
    state.amountKopecks === rows[attemptNo - 1]?.amountKopecks &&
    state.currency === hryvnia &&
    (state.reference === null || state.reference === String(order.orderNo))
  );
}

type Payment = repository.PaymentRow;

const isUnderWay = (status: string | undefined) => status === 'processing' || status === 'hold';

/** Asks the bank what became of an invoice, and takes its word. Throws what the bank throws. */
export async function syncInvoice(context: Context, payment: Payment): Promise<void> {
  const { invoiceId } = payment;
  if (invoiceId === null) return;
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
  if (!isPastGracePeriod(context, payment) || isUnderWay(state?.status)) return;
  // The bank may leave a declined invoice as it is for ever, or not know it any more: the shop ends it by itself.
  if (await voidIfKnown(context, invoiceId, state !== null)) await expire(context, payment);
}

async function voidIfKnown(context: Context, invoiceId: string, isKnown: boolean): Promise<boolean> {
  if (!isKnown) return true;
  if (await voidInvoice(context, invoiceId)) return true;
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
  return !isUnderWay(state?.status);
}

/** As above, unless somebody asked a moment ago. */
export async function syncInvoiceThrottled(context: Context, payment: Payment, pauseMs: number): Promise<void> {
  const now = context.now();
  const claim = { now, notSince: new Date(now.getTime() - pauseMs) };
  if (payment.invoiceId === null || !(await repository.claimBankRequest(context.db, payment.id, claim))) return;
  await syncInvoice(context, payment);
}
