import { setTimeout as pause } from 'node:timers/promises';
import { isClosingTime, isStillDue } from '#domain/fiscal-receipts.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import {
  CashRegisterDeclined,
  CashRegisterRefused,
  CashRegisterUnavailable,
  type RegisterReceipt,
} from '../cash-register.ts';
import { writeDueReceipts } from './due-receipts.service.ts';
import * as repository from './fiscal-receipts.repository.ts';
import { receiptLetter } from './receipt.letter.ts';
import { closeShiftIfOver, ensureShift, ShiftNotOpen } from './shifts.service.ts';

/** Longer than the requests of one attempt can take: an older claim belongs to a dead process. */
const turnMs = 60_000;
/** A receipt is registered in seconds. */
const looks = 10;
const mostAtOnce = 100;
const pageTurnMs = 10 * 60_000;

const isOurs = ({ settings }: Context) => settings.fiscalReceipts === 'checkbox';

/** Makes the receipts that an order lacks. Idempotent: what cannot be done now is left to the next run. */
export async function makeReceipts(context: Context, orderId: string): Promise<void> {
  if (!isOurs(context)) return;
  await serve(context, orderId);
}

/** True if the register is worth another try now. */
async function serve(context: Context, orderId: string): Promise<boolean> {
  for (;;) {
    await writeDueReceipts(context, orderId);
    const open = await repository.listOpen(context.db, orderId);
    if (open.length === 0) return true;
    for (const one of open) if (!(await tryToSend(context, one))) return false;
    // A finished sale may have a return; but what still waits would wait again.
    if ((await repository.listOpen(context.db, orderId)).length > 0) return true;
  }
}

/** False if the cash register is unavailable. */
async function tryToSend(context: Context, open: repository.OpenReceipt): Promise<boolean> {
  const { id, orderId } = open.receipt;
  try {
    await send(context, open);
    return true;
  } catch (error) {
    const isTrouble = error instanceof CashRegisterUnavailable || error instanceof ShiftNotOpen;
    if (!isTrouble) throw error;
    context.log.warn({ err: error, receiptId: id, orderId }, 'a fiscal receipt could not be made yet');
    await repository.recordFailure(context.db, id, problemOf(error), context.now());
    return false;
  }
}

/** For staff; the technical message is for the log. */
function problemOf(error: CashRegisterUnavailable | ShiftNotOpen): Pick<repository.ReceiptRow, 'problem' | 'reason'> {
  if (error instanceof ShiftNotOpen) {
    const { reason } = error;
    return { problem: reason === null ? 'shift-not-ready' : 'shift-refused', reason };
  }
  return { problem: error instanceof CashRegisterRefused ? 'credentials' : 'unavailable', reason: null };
}

async function send(context: Context, { receipt, payment, orderNo }: repository.OpenReceipt): Promise<void> {
  const { db, cashRegister, now } = context;
  // A lost response: it may be there, so it is looked up before it is sent again.
  const known = receipt.sentAt && (await cashRegister.findReceipt(receipt.id));
  if (known) return follow(context, known);
  if (receipt.sentAt === null && !isStillDue(payment, receipt)) return repository.withdraw(db, receipt.id);
  // The last minutes of the day are for closing the shift.
  if (isClosingTime(now())) return;
  await ensureShift(context);
  const claim = { now: now(), notSince: new Date(now().getTime() - turnMs) };
  if (!(await repository.claimSending(db, receipt, claim))) return;
  const { id, saleId, lines, amountKopecks, money } = receipt;
  try {
    await follow(context, await cashRegister.sell({ id, saleId, lines, amountKopecks, money, orderNo }));
  } catch (error) {
    if (!(error instanceof CashRegisterDeclined)) throw error;
    await settleRefusal(context, id, error.message);
  }
}

/** A refusal is final, unless the receipt is there, or the shift ended meanwhile. */
async function settleRefusal(context: Context, id: string, reason: string): Promise<void> {
  const { cashRegister } = context;
  const known = await cashRegister.findReceipt(id);
  if (known) return follow(context, known);
  const shift = await cashRegister.findOpenShift();
  if (shift?.state !== 'open') throw new ShiftNotOpen('The shift was closed meanwhile');
  await fail(context, id, reason);
}

/** Looks at a sent receipt until it is ready, or for as long as that usually takes. */
async function follow(context: Context, first: RegisterReceipt): Promise<void> {
  const { db, cashRegister, now, log } = context;
  let last = first;
  for (let look = 0; look < looks && (last.state === 'pending' || last.state === 'unknown'); look += 1) {
    await pause(cashRegister.pollMs);
    last = (await cashRegister.findReceipt(first.id)) ?? last;
  }
  if (last.state === 'done') return finish(context, last);
  if (last.state === 'error') return fail(context, last.id, last.reason);
  if (last.state === 'unknown') log.warn({ receiptId: last.id }, 'the cash register answered with an unknown state');
  await repository.recordWaiting(db, last.id, last.state === 'unknown' ? 'unknown-state' : null, now());
}

async function finish(context: Context, done: RegisterReceipt): Promise<void> {
  await inTransaction(context, async (context) => {
    if (!(await repository.markDone(context.db, done, context.now()))) return;
    await queueLetter(context, receiptLetter, { receiptId: done.id }, `fiscal-receipt-${done.id}`);
  });
}

async function fail({ db, log, now }: Context, id: string, reason: string | null): Promise<void> {
  log.error({ receiptId: id, reason }, 'the cash register refused a fiscal receipt');
  await repository.markError(db, id, reason, now());
}

/** Every minute: closes the shift in time, and catches up on what failed or was lost. */
export async function sweepReceipts(context: Context): Promise<void> {
  if (!isOurs(context)) return;
  await isAvailable(context, () => closeShiftIfOver(context));
  for (const orderId of await repository.listOrdersToServe(context.db, context.now(), mostAtOnce)) {
    if (!(await serve(context, orderId))) return;
  }
  await isAvailable(context, () => completePages(context));
}

async function isAvailable({ log }: Context, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    if (!(err instanceof CashRegisterUnavailable || err instanceof ShiftNotOpen)) throw err;
    log.warn({ err }, 'the cash register is unavailable');
  }
}

/** Receipts that were made offline get their page when the tax office has them. */
async function completePages({ db, now, cashRegister }: Context): Promise<void> {
  const claim = { now: now(), notSince: new Date(now().getTime() - pageTurnMs) };
  for (const { id } of await repository.listWithoutPage(db, claim, mostAtOnce)) {
    const known = await cashRegister.findReceipt(id);
    if (known) await repository.storePage(db, known, now());
  }
}
