import type { Context } from '#server/context.ts';
import { BankRefused, BankUnavailable } from './bank.ts';
import { captureHeld, endHold, longestHoldMs } from './invoices/capture.service.ts';
import { expire, syncInvoiceThrottled } from './invoices/invoice-status.service.ts';
import { openInvoice } from './invoices/invoices.service.ts';
import * as repository from './payments.repository.ts';
import { voidOrRefund } from './refunds/void-refund.service.ts';

const mostAtOnce = 100;
const pauseMs = 45_000;

/** Catches up on lost webhooks and on work that failed while the bank was unavailable. */
export async function pollPayments(context: Context): Promise<void> {
  const now = context.now();
  const due = { now, notSince: new Date(now.getTime() - pauseMs), limit: mostAtOnce };
  const { db } = context;
  for (const payment of await repository.listUnopened(db, due)) {
    const isOver = payment.expiresAt <= now;
    const isDone = await isBankAvailable(context, async () => {
      if (isOver) await expire(context, payment);
      else await openInvoice(context, payment.orderId);
    });
    if (!isDone) return;
  }
  for (const payment of await repository.listToPoll(db, due)) {
    if (!(await isBankAvailable(context, () => syncInvoiceThrottled(context, payment, pauseMs)))) return;
  }
  for (const payment of await repository.listHeldSince(db, new Date(now.getTime() - longestHoldMs), mostAtOnce)) {
    await endHold(context, payment);
  }
  for (const orderId of await repository.listOrdersToCapture(db, due)) {
    if (!(await isBankAvailable(context, () => captureHeld(context, orderId)))) return;
  }
  for (const orderId of await repository.listOrdersToVoidOrRefund(db, due)) {
    if (!(await isBankAvailable(context, () => voidOrRefund(context, orderId)))) return;
  }
}

/** False if the bank is unavailable, which stops the run. Other errors skip one payment only. */
async function isBankAvailable(context: Context, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (err) {
    const isUnavailable = err instanceof BankUnavailable || isLockedOut(err);
    context.log[isUnavailable ? 'warn' : 'error'](
      { err },
      isUnavailable ? 'the bank is unavailable' : 'polling a payment failed',
    );
    return !isUnavailable;
  }
}

/** A wrong token is a configuration error: treated as unavailable. */
const isLockedOut = (error: unknown) => error instanceof BankRefused && error.code === 'FORBIDDEN';
