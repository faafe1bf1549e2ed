import { canChangePayment, type PaymentState, paymentStepsTo } from '#domain/payment-states.ts';
import { type Context, inPatientTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordOrderEvent, tellPaid } from '#server/modules/orders/order-events.service.ts';
import { abolishOrder } from '#server/modules/orders/status-changes.service.ts';
import type { InvoiceState } from './bank.ts';
import { isAboutOurs, meaningOf, statusesBefore } from './invoice-news.ts';
import { endPayments } from './payment-endings.service.ts';
import * as repository from './payments.repository.ts';

type Locked = repository.LockedPayment;

/**
 * Takes what the bank says of an invoice, from a signed webhook or asked for: the payment, its order and the order's history
 * change together or not at all. Told twice or late, it changes nothing.
 */
export async function settle(context: Context, state: InvoiceState): Promise<void> {
  await inPatientTransaction(context, async (context) => {
    const payment = await repository.lockPaymentOfInvoice(context.db, state.invoiceId);
    if (!payment) throw new Refusal('NOT_FOUND', { because: 'no-such-invoice' });
    if (!isAboutOurs(state, payment)) {
      context.log.error({ invoiceId: state.invoiceId }, 'the bank speaks of another sum, currency or order than ours');
      throw new Refusal('INVALID', { because: 'another-payment' });
    }
    const { status, modifiedAt, failureReason } = state;
    const news = { status, modifiedAt, failureReason, olderStatuses: statusesBefore(status) };
    if (!(await repository.recordNews(context.db, payment.id, news))) return;
    const meaning = meaningOf[status];
    if (meaning === null) return;
    const steps = paymentStepsTo(payment.state, meaning);
    for (const step of steps) await move(context, payment, step, state);
    if (steps.length === 0) await noticePartialRefund(context, payment, state);
  });
}

/** The shop's own word for it, where the bank has none: the time is over and nobody has paid. */
export async function expire(context: Context, paymentId: string): Promise<void> {
  await inPatientTransaction(context, async (context) => {
    const payment = await repository.lockPayment(context.db, paymentId);
    if (payment && canChangePayment(payment.state, 'expired')) await move(context, payment, 'expired', null);
  });
}

type Move = (context: Context, payment: Locked, state: InvoiceState | null) => Promise<void>;

async function move(context: Context, payment: Locked, to: PaymentState, state: InvoiceState | null): Promise<void> {
  await repository.setState(context.db, payment.id, to);
  await moves[to](context, payment, state);
}

/** What it means for the order. Only the latest attempt can fail or run out for it; money counts from whichever it comes. */
const moves: Record<PaymentState, Move> = {
  awaiting: async () => undefined,

  async paid(context, payment) {
    const { orderId, id, amountKopecks, orderKopecks, orderPaymentState } = payment;
    // The order says so, not its other payments: one of these may be money of another sum that is on its way back.
    const isTwice = !canChangePayment(orderPaymentState, 'paid');
    // For something else than the order is by now: an older invoice of an order that was edited.
    const isOtherSum = amountKopecks !== orderKopecks;
    if (isTwice || isOtherSum) {
      await tell(context, payment, isTwice ? 'paid-twice' : 'paid-other-sum');
      return endPayments(context, orderId, { only: id });
    }
    const isMoved = await moveOrder(context, payment, 'paid');
    // Goods that are back on the shelf are not sold by money that came too late.
    if (payment.orderStatus === 'abolition') return endPayments(context, orderId, { only: id });
    if (isMoved) await tellPaid(context, { id: orderId, orderNo: payment.orderNo });
    await repository.stopClosing(context.db, id);
    await endPayments(context, orderId, { except: id });
  },

  async failed(context, payment, state) {
    if (payment.isLatest) await moveOrder(context, payment, 'failed', { reason: state?.failureReason ?? null });
  },

  async expired(context, payment) {
    if (!payment.isLatest) return;
    await moveOrder(context, payment, 'expired');
    await abolishOrder(context, payment.orderId, 'payment-expired');
  },

  async refunded(context, payment) {
    const isPaidOtherwise = await repository.isPaidOtherwise(context.db, payment);
    const isMoved = !isPaidOtherwise && (await moveOrder(context, payment, 'refunded'));
    if (!isMoved) await tell(context, payment, 'refunded');
  },
};

const eventOf = {
  paid: 'paid',
  failed: 'payment-failed',
  expired: 'payment-expired',
  refunded: 'refunded',
  awaiting: 'payment-renewed',
} as const;

type EventKind = Parameters<typeof recordOrderEvent>[1]['kind'];

function tell(context: Context, payment: Locked, kind: EventKind, details: Record<string, unknown> = {}) {
  const { orderId, invoiceId, amountKopecks } = payment;
  return recordOrderEvent(context, { orderId, kind, details: { invoiceId, amountKopecks, ...details } });
}

async function moveOrder(
  context: Context,
  payment: Locked,
  to: PaymentState,
  details: Record<string, unknown> = {},
): Promise<boolean> {
  const lately = await repository.lockOrder(context.db, payment.orderId);
  if (!lately || !canChangePayment(lately.paymentState, to)) return false;
  await repository.setOrderPaymentState(context.db, payment.orderId, to);
  await tell(context, payment, eventOf[to], details);
  return true;
}

/** Somebody gave part of it back in the bank's own office: the payment stays paid, and the history knows. */
async function noticePartialRefund(context: Context, payment: Locked, state: InvoiceState): Promise<void> {
  const { finalAmountKopecks: left } = state;
  if (payment.state !== 'paid' || state.status !== 'success') return;
  if (left === null || left >= payment.amountKopecks) return;
  await tell(context, payment, 'refunded-in-part', { leftKopecks: left });
}
