import type { Context } from '#server/context.ts';
import { BankRefused, type InvoiceLine, type InvoiceState, type RefundRequest } from '../bank.ts';
import { applyInvoiceState, expire, recordRefundRefusal } from '../invoices/invoice-status.service.ts';
import { isPastGracePeriod, voidInvoice } from '../invoices/invoices.service.ts';
import * as repository from '../payments.repository.ts';

type Payment = repository.PaymentRow;

/** Longer than the time-out of the bank's client, so that no refund is requested twice concurrently. */
const turnMs = 10_000;

/** Voids open invoices and refunds paid ones, whole or in part, for all payments of an order that are marked for it. */
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
  const isVoided = isPayable(state) && !payment.isPartToRefund && (await voidInvoice(context, invoiceId));
  if (isVoided) state = await syncInvoice(context, invoiceId);
  // The sync may have changed the payment: a late payment may be the one that the order was waiting for.
  const known = await repository.findPayment(context.db, payment.id);
  if (known?.isPartToRefund && state?.status === 'success') return refundPart(context, known, state);
  if (!known?.reversalRequestedAt) return;
  if (state?.status === 'success') return refundWhole(context, known, state);
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

/** The rest of the payment. */
async function refundWhole(context: Context, payment: Payment, state: InvoiceState): Promise<void> {
  const leftKopecks = leftOf(payment, state);
  // After a refund in part, "the whole sum" would be more than what is left.
  const isPart = leftKopecks !== null && leftKopecks < payment.amountKopecks;
  const items = isPart ? differenceOf(leftKopecks) : await repository.findBasket(context.db, payment.id);
  const request = { extRef: `refund-${payment.id}`, items, ...(isPart && { amountKopecks: leftKopecks }) };
  await refund(context, payment, state, request);
}

/** What the order no longer needs. The reference names the sum that stays, which only falls: each is refunded once. */
async function refundPart(context: Context, payment: Payment, state: InvoiceState): Promise<void> {
  const keptKopecks = payment.amountKopecks - payment.surplusKopecks;
  const leftKopecks = leftOf(payment, state);
  if (leftKopecks === null) return flagRefundRefusal(context, payment, 'UNKNOWN_SUM');
  const amountKopecks = leftKopecks - keptKopecks;
  if (amountKopecks <= 0) return;
  const extRef = `refund-${payment.id}-to-${keptKopecks}`;
  await refund(context, payment, state, { extRef, amountKopecks, items: differenceOf(amountKopecks) });
}

/** Null if the bank lists refunds, but no sums. */
const leftOf = ({ amountKopecks }: Payment, { finalAmountKopecks, refunds }: InvoiceState): number | null =>
  finalAmountKopecks ?? (refunds.some(({ status }) => status === 'success') ? null : amountKopecks);

const differenceOf = (priceKopecks: number): InvoiceLine[] => [
  { name: 'Різниця після зміни замовлення', code: 'difference', quantity: 1, priceKopecks },
];

/** Refunds once: checks for a refund in progress first, and for the outcome of one whose response was lost. */
async function refund(context: Context, payment: Payment, state: InvoiceState, request: RefundRequest) {
  const { invoiceId, isRefundUnderWay, refunds } = state;
  if (isRefundUnderWay) return;
  const isTried = refunds.some(({ extRef, status }) => extRef === request.extRef && status !== 'processing');
  if (isTried) return flagRefundRefusal(context, payment, 'REFUND_FAILED');
  try {
    const outcome = await context.bank.refundInvoice(invoiceId, request);
    if (outcome === 'failed') await flagRefundRefusal(context, payment, 'REFUND_FAILED');
    else if (outcome === 'done') await syncInvoice(context, invoiceId);
  } catch (error) {
    if (!(error instanceof BankRefused)) throw error;
    const now = await syncInvoice(context, invoiceId);
    // A refusal because the refund is done or in progress is no failure.
    const isDone = leftOf(payment, state) !== (now && leftOf(payment, now));
    if (now?.status === 'success' && !now.isRefundUnderWay && !isDone) {
      await flagRefundRefusal(context, payment, error.code);
    }
  }
}

async function flagRefundRefusal(context: Context, payment: Payment, code: string): Promise<void> {
  const { orderId, invoiceId } = payment;
  context.log.error({ orderId, invoiceId, code }, 'the bank refused the refund');
  await recordRefundRefusal(context, payment, code);
}
