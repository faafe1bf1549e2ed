import type { Context } from '#server/context.ts';
import { BankRefused, BankUnavailable } from './bank.ts';
import { captureHeld, endHold, longestHoldMs } from './invoices/capture.service.ts';
import { expire, syncInvoiceThrottled } from './invoices/invoice-status.service.ts';
import { openInvoice } from './invoices/invoices.service.ts';
import * as repository from './payments.repository.ts';
import { voidOrRefund } from './refunds/void-refund.service.ts';

/** Of each kind, in one run. */
const mostInRun = 1000;
/** Fewer than the connections to the database: requests need some too. */
const mostAtOnce = 4;
const pauseMs = 45_000;

/** Catches up on lost webhooks and on work that failed while the bank was unavailable. */
export async function pollPayments(context: Context): Promise<void> {
  const now = context.now();
  const due = { now, notSince: new Date(now.getTime() - pauseMs), limit: mostInRun };
  const { db } = context;
  const work = <Item>(items: readonly Item[], workOn: (item: Item) => Promise<unknown>) =>
    workConcurrently(items, (item) => isBankAvailable(context, () => workOn(item)));

  // Each kind by itself: what the bank refuses to do for one must not keep the others waiting.
  await work(await repository.listUnopened(db, due), (payment) =>
    payment.expiresAt <= now ? expire(context, payment) : openInvoice(context, payment.orderId),
  );
  await work(await repository.listToPoll(db, due), (one) => syncInvoiceThrottled(context, one, pauseMs));
  for (const payment of await repository.listHeldSince(db, new Date(now.getTime() - longestHoldMs), mostInRun)) {
    await endHold(context, payment);
  }
  await work(await repository.listOrdersToCapture(db, due), (orderId) => captureHeld(context, orderId));
  await work(await repository.listOrdersToVoidOrRefund(db, due), (orderId) => voidOrRefund(context, orderId));
}

/** The first alone: it shows whether the bank is there. False after a failure, and then nothing more is begun. */
async function workConcurrently<Item>(items: readonly Item[], workOn: (item: Item) => Promise<boolean>) {
  const waiting = items.slice(1).values();
  let isGoing = items[0] === undefined || (await workOn(items[0]));
  const workInTurn = async () => {
    for (const item of waiting) {
      if (!isGoing || !(await workOn(item))) {
        isGoing = false;
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, workInTurn));
  return isGoing;
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
