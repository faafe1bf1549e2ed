import { type Context, inPatientTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { advance, type LockedProcess, lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import type { InvoiceState } from '../bank.ts';
import * as repository from '../payments.repository.ts';

/**
 * Takes what the bank says of an invoice, from a signed webhook or from an answer, to the state machine. Repeated or late, it
 * changes nothing.
 */
export async function settle(context: Context, state: InvoiceState): Promise<void> {
  await inPatientTransaction(context, async (context) => {
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
  inPatientTransaction(context, async (context) => {
    const locked = await lockProcess(context, orderId);
    await advance(context, locked, { kind: 'time-out', attemptNo: attemptNoOf(locked, id) });
  });

/** A person has to settle it: the order's history says so, and the bank is not asked again. */
export const recordRefundRefusal = (context: Context, { id, orderId }: Attempt, code: string): Promise<void> =>
  inPatientTransaction(context, async (context) => {
    const locked = await lockProcess(context, orderId);
    await advance(context, locked, { kind: 'refund-refused', attemptNo: attemptNoOf(locked, id), code });
  });

function attemptNoOf({ rows }: LockedProcess, paymentId: string): number {
  return rows.findIndex(({ id }) => id === paymentId) + 1;
}

const hryvnia = 980;

/** Whether the bank speaks of what the shop asked for. It may leave the reference out, but not name another. */
function isAboutOurs(state: InvoiceState, { order, rows }: LockedProcess, attemptNo: number): boolean {
  return (
    state.amountKopecks === rows[attemptNo - 1]?.amountKopecks &&
    state.currency === hryvnia &&
    (state.reference === null || state.reference === String(order.orderNo))
  );
}
