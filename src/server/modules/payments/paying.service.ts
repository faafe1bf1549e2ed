import type { OrderState } from '#contracts/orders.ts';
import { canBePaid } from '#domain/order-payment.ts';
import { canBePaidAgain } from '#domain/payment-states.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordOrderEvent } from '#server/modules/orders/order-events.service.ts';
import { getOrderState } from '#server/modules/orders/orders.service.ts';
import { askUnlessAsked } from './asking.service.ts';
import { BankAway, BankRefused } from './bank.ts';
import { endPayments } from './payment-endings.service.ts';
import * as repository from './payments.repository.ts';
import { openInvoice, startPayment, withdraw } from './payments.service.ts';
import { settle } from './settling.service.ts';

/** A page that waits for its payment asks often; the bank is not. */
const pauseMs = 3000;

/** As the bank tells it. While it is away, as it was told last. */
export async function getOrderPayment(context: Context, orderId: string): Promise<OrderState> {
  await lookAgain(context, orderId);
  return getOrderState(context, orderId);
}

/** Where to pay: the open page, or that of a new invoice where the last attempt failed. */
export async function payOrder(context: Context, orderId: string): Promise<{ pageUrl: string }> {
  await lookAgain(context, orderId);
  const failed = await renewFailed(context, orderId);
  try {
    if (failed?.invoiceId) await withdrawFailed(context, failed.invoiceId);
    const pageUrl = await openInvoice(context, orderId);
    if (pageUrl !== null) return { pageUrl };
  } catch (err) {
    if (!(err instanceof BankAway || err instanceof BankRefused)) throw err;
    context.log.warn({ err, orderId }, 'no invoice could be opened');
    throw new Refusal('UNAVAILABLE', { because: 'bank-away', retryAfterSeconds: 10 });
  }
  await requirePayable(context, orderId);
  throw new Refusal('UNAVAILABLE', { because: 'bank-away', retryAfterSeconds: 10 });
}

async function lookAgain(context: Context, orderId: string): Promise<void> {
  const payment = await repository.findLatest(context.db, orderId);
  if (payment === null || !['awaiting', 'failed'].includes(payment.state)) return;
  try {
    await askUnlessAsked(context, payment, pauseMs);
  } catch (err) {
    context.log.warn({ err, orderId }, 'the bank was asked about a payment in vain');
  }
}

async function requirePayable({ db }: Pick<Context, 'db'>, orderId: string) {
  const order = await repository.lockOrder(db, orderId);
  if (!order) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  if (canBePaid(order)) return order;
  const isPaid = order.paymentState === 'paid' && order.status !== 'abolition';
  throw new Refusal('NOT_ALLOWED_NOW', { because: isPaid ? 'paid-already' : 'order-not-payable' });
}

/** A new attempt after a failed one, which it answers; from then on the order waits for the new one. */
function renewFailed(context: Context, orderId: string): Promise<repository.PaymentRow | null> {
  return inTransaction(context, async (context) => {
    const { paymentState, totalKopecks } = await requirePayable(context, orderId);
    if (!canBePaidAgain(paymentState)) return null;
    const failed = await repository.findLatest(context.db, orderId);
    await endPayments(context, orderId);
    await startPayment(context, { orderId, amountKopecks: totalKopecks });
    await repository.setOrderPaymentState(context.db, orderId, 'awaiting');
    await recordOrderEvent(context, { orderId, kind: 'payment-renewed' });
    return failed;
  });
}

/** Before there is another page to pay on, so that nobody pays on both. */
async function withdrawFailed(context: Context, invoiceId: string): Promise<void> {
  if (await withdraw(context, invoiceId)) return;
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await settle(context, state);
}
