import { dayMs } from '#domain/dates.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { advance, lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import { BankRefused, type InvoiceState } from '../bank.ts';
import * as repository from '../payments.repository.ts';
import { applyInvoiceState } from './invoice-status.service.ts';

/** Longer than the time-out of the bank's client, so that nothing is captured twice concurrently. */
const turnMs = 10_000;
/** The bank releases the money after nine days by itself. */
export const longestHoldMs = 8 * dayMs;

type Held = repository.HeldPayment;

/** Captures what the order keeps of its held payments, if it was sent. What it does not keep is released with it. */
export async function captureHeld(context: Context, orderId: string): Promise<void> {
  for (const payment of await repository.listToCapture(context.db, orderId)) {
    const now = context.now();
    const claim = { now, notSince: new Date(now.getTime() - turnMs) };
    if (await repository.claimBankRequest(context.db, payment.id, claim)) await capture(context, payment);
  }
}

/** The invoice is read first: after a lost response it shows whether the money was captured. */
async function capture(context: Context, payment: Held): Promise<void> {
  const { invoiceId, amountKopecks, surplusKopecks } = payment;
  const state = await syncInvoice(context, invoiceId);
  if (state?.status !== 'hold') return;
  const keptKopecks = amountKopecks - surplusKopecks;
  const items =
    surplusKopecks === 0 ? [] : [{ name: 'Замовлення', code: 'order', quantity: 1, priceKopecks: keptKopecks }];
  try {
    await context.bank.captureInvoice(invoiceId, { amountKopecks: keptKopecks, items });
    await syncInvoice(context, invoiceId);
  } catch (error) {
    if (!(error instanceof BankRefused)) throw error;
    const after = await syncInvoice(context, invoiceId);
    if (after?.status === 'hold') await recordRefusal(context, payment, error.code);
  }
}

async function syncInvoice(context: Context, invoiceId: string): Promise<InvoiceState | null> {
  const state = await context.bank.findInvoice(invoiceId);
  if (state !== null) await applyInvoiceState(context, state);
  return state;
}

async function recordRefusal(context: Context, payment: Held, code: string): Promise<void> {
  context.log.error({ orderId: payment.orderId, code }, 'the bank refused to capture a held payment');
  await advanceHeld(context, payment, (attemptNo) => ({ kind: 'capture-refused', attemptNo, code }));
}

/** Cancels an order that was not sent in time: the bank would release its money anyway. */
export const endHold = (context: Context, payment: Held): Promise<void> =>
  advanceHeld(context, payment, (attemptNo) => ({ kind: 'hold-ended', attemptNo }));

type Event = Parameters<typeof advance>[2];

function advanceHeld(context: Context, { id, orderId }: Held, eventOf: (attemptNo: number) => Event): Promise<void> {
  return inRetriedTransaction(context, async (context) => {
    const locked = await lockProcess(context, orderId);
    await advance(context, locked, eventOf(locked.rows.findIndex((row) => row.id === id) + 1));
  });
}
