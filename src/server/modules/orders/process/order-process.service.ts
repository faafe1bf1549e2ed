import { z } from 'zod';
import {
  applyEvent,
  type OrderProcess,
  type PaymentAttempt,
  type ProcessEffect,
  type ProcessEvent,
  paidKopecks,
  startProcess,
} from '#domain/order-process.ts';
import type { PaymentKind } from '#domain/payment-methods.ts';
import { refundedQuantities } from '#domain/refund-lines.ts';
import { addMinutes } from '#domain/reservation.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { enqueue } from '#server/jobs/define-job.ts';
import { lockGoods, takeStock } from '#server/modules/products/stock/goods.service.ts';
import { acceptedLetterJob, queueOrderLetter } from '../letters/order-letters.service.ts';
import { listLines } from '../order-lines.repository.ts';
import { insertRefund, listOfOrder, retryRefused, withdrawRefused } from '../refunds/refunds.repository.ts';
import * as repository from './order-process.repository.ts';

/** The job that voids open invoices and refunds payments, run by the payments module. Queued jobs store its name. */
export const voidOrRefundCall = { name: 'close-payments', payload: z.object({ orderId: z.uuid() }) };

/** The job that makes the fiscal receipts of an order, run by their module. */
export const makeReceiptsCall = { name: 'make-fiscal-receipts', payload: z.object({ orderId: z.uuid() }) };
/** The job that captures payments that are held, run by the payments module. */
export const captureCall = { name: 'capture-payments', payload: z.object({ orderId: z.uuid() }) };

/** An order with its payments, under row lock until the transaction ends. */
export type LockedProcess = {
  readonly order: repository.LockedOrder;
  readonly state: OrderProcess;
  readonly rows: readonly repository.AttemptRow[];
};

/** Throws if there is no such order; with `ownerId`, also if it belongs to another user. */
export async function lockProcess({ db }: Context, orderId: string, ownerId?: string): Promise<LockedProcess> {
  const order = await (ownerId === undefined
    ? repository.lockOrder(db, orderId)
    : repository.lockOwnOrder(db, orderId, ownerId));
  if (!order) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  const rows = await repository.listAttempts(db, orderId);
  const { status, totalKopecks, returnedKopecks, paymentKind, paymentState } = order;
  const attempts = rows.map(attemptOf);
  return { order, rows, state: { status, totalKopecks, returnedKopecks, paymentKind, paymentState, attempts } };
}

function attemptOf(row: repository.AttemptRow, index: number): PaymentAttempt {
  return {
    no: index + 1,
    amountKopecks: row.amountKopecks,
    state: row.state,
    reversal: row.reversalRequestedAt ? 'requested' : row.refundRefusedAt ? 'refused' : 'none',
    bankStatus: row.bankStatus,
    bankModifiedMs: row.bankModifiedAt?.getTime() ?? null,
    failureReason: row.failureReason,
    isByHand: row.note !== null,
    surplusKopecks: row.surplusKopecks,
    refundedKopecks: row.refundedKopecks,
    refusedKopecks: row.refusedKopecks,
    repaidKopecks: row.repaidKopecks,
  };
}

/** In its own transaction, retried on deadlock. */
export function advanceOrder(context: Context, orderId: string, event: ProcessEvent): Promise<OrderProcess> {
  return inRetriedTransaction(context, async (context) => advance(context, await lockProcess(context, orderId), event));
}

/**
 * Applies an event to a locked order: writes the changes and runs the effects in the caller's transaction, together with
 * further columns of the order. Throws the state machine's refusals.
 */
export async function advance(
  context: Context,
  locked: LockedProcess,
  event: ProcessEvent,
  columns: repository.OrderColumns = {},
): Promise<OrderProcess> {
  const { order, state: before } = locked;
  const outcome = applyEvent(before, event);
  if ('refusal' in outcome) {
    throw new Refusal('NOT_ALLOWED_NOW', { because: outcome.refusal, values: { orderNo: order.orderNo } });
  }
  const { order: after, effects } = outcome;
  await writeAttempts(context, locked, after, event);
  const { status, paymentState, totalKopecks, returnedKopecks, paymentKind } = after;
  const paid = paidKopecks(after);
  const isMoved =
    status !== order.status ||
    paymentState !== order.paymentState ||
    totalKopecks !== order.totalKopecks ||
    returnedKopecks !== order.returnedKopecks ||
    paid !== order.paidKopecks;
  if (isMoved || Object.keys(columns).length > 0) {
    const sums = { totalKopecks, returnedKopecks, paidKopecks: paid };
    const changed = { ...columns, ...sums, status, paymentState, paymentKind };
    await repository.updateOrder(context.db, order.id, changed, context.now());
  }
  for (const effect of effects) await carryOut(context, locked, effect);
  await writeRefunds(context, locked, effects, event);
  if (isMoneyMoved(before, after)) await queueReceipts(context, order.id);
  return after;
}

type Charge = Pick<PaymentAttempt, 'state' | 'bankStatus'>;

/** Money that is only held has not moved. */
const isCharged = ({ state, bankStatus }: Charge) =>
  state === 'refunded' || (state === 'paid' && bankStatus !== 'hold');

/** What is due is derived from the payments, so that it is enough to know that something changed. */
function isMoneyMoved(before: OrderProcess, after: OrderProcess): boolean {
  return after.attempts.some((one, index) => {
    const { state, refundedKopecks, reversal, bankStatus } = before.attempts[index] ?? {};
    const isCaptured = bankStatus === 'hold' && one.bankStatus !== 'hold';
    const isSame = one.state === state && one.refundedKopecks === refundedKopecks && one.reversal === reversal;
    return (!isSame || isCaptured) && (one.state === 'paid' || one.state === 'refunded');
  });
}

async function queueReceipts({ db, settings }: Context, orderId: string): Promise<void> {
  if (settings.fiscalReceipts === 'none') return;
  await enqueue({ db }, makeReceiptsCall, { orderId }, { key: `make-fiscal-receipts-${orderId}` });
}

async function writeAttempts(
  { db, now, settings }: Context,
  { order, state: before, rows }: LockedProcess,
  { attempts }: OrderProcess,
  event: ProcessEvent,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const after = attempts[index];
    if (!after || after === before.attempts[index]) continue;
    const isNewlyPaid = isCharged(after) && !isCharged(row);
    await repository.updateAttempt(db, row, after, now(), isNewlyPaid ? receiptsBy(settings, 'bank') : undefined);
  }
  for (const { amountKopecks } of attempts.slice(rows.length)) {
    if (event.kind === 'mark-paid') {
      const { note } = event;
      await repository.insertPaymentByHand(db, {
        orderId: order.id,
        amountKopecks,
        note,
        createdAt: now(),
        receiptsBy: receiptsBy(settings, 'hand'),
      });
      continue;
    }
    // A retried payment keeps its deadline; after an edit by staff the buyer gets a new one.
    const expiresAt =
      event.kind === 'pay' ? (rows.at(-1)?.expiresAt ?? now()) : addMinutes(now(), settings.reservation.staffMinutes);
    await repository.insertAttempt(db, {
      orderId: order.id,
      amountKopecks,
      expiresAt,
      createdAt: now(),
    });
  }
}

/** The goods of a refund over several payments are in its first row. */
async function writeRefunds(
  { db, person, now }: Context,
  { order, rows }: LockedProcess,
  effects: readonly ProcessEffect[],
  event: ProcessEvent,
): Promise<void> {
  const asked = event.kind === 'refund' ? { reason: event.reason, lines: event.lines ?? [] } : {};
  for (const [index, effect] of effects.filter(({ kind }) => kind === 'refund').entries()) {
    if (effect.kind !== 'refund') continue;
    const { attemptNo, amountKopecks, cause } = effect;
    const paymentId = rows[attemptNo - 1]?.id;
    if (paymentId === undefined) throw new Error('A refund is of no payment');
    await insertRefund(db, {
      orderId: order.id,
      paymentId,
      amountKopecks,
      cause,
      ...asked,
      ...(index > 0 && { lines: [] }),
      ...(cause === 'at-bank' && { state: 'done', endedAt: now() }),
      actorId: person?.userId ?? null,
      createdAt: now(),
    });
  }
}

/** The bank makes no receipts of money that it never had. */
function receiptsBy({ fiscalReceipts }: Context['settings'], paid: 'bank' | 'hand'): 'checkbox' | 'monobank' | null {
  if (fiscalReceipts === 'none' || (fiscalReceipts === 'monobank' && paid === 'hand')) return null;
  return fiscalReceipts;
}

type Starting = { readonly id: string; readonly totalKopecks: number; readonly paymentKind: PaymentKind };

/** How the process of an order begins, for the statement that writes it. */
export function startOf(
  { person, now }: Context,
  { id, totalKopecks, paymentKind }: Starting,
  expiresAt: Date,
): repository.Start {
  const { order: started, event } = startProcess(totalKopecks, paymentKind);
  const createdAt = now();
  return {
    orderId: id,
    kind: event,
    actorId: person?.userId ?? null,
    details: {},
    amountKopecks: started.attempts[0]?.amountKopecks ?? null,
    expiresAt,
    createdAt,
    // Claims the invoice for this call, which opens it right after the commit.
    claimedAt: createdAt,
    ...acceptedLetterJob(id),
  };
}

type Numbered = { readonly id: string; readonly orderNo: number };
type Subject = { readonly order: Numbered; readonly rows: readonly repository.AttemptRow[] };

async function carryOut(context: Context, { order, rows }: Subject, effect: ProcessEffect): Promise<void> {
  const { db, person, now } = context;
  const orderId = order.id;
  switch (effect.kind) {
    case 'return-stock':
      return returnStock(context, orderId);
    case 'refund':
      // Written with what staff said of it: see `writeRefunds`.
      return;
    case 'retry-refunds': {
      const paymentId = rows[effect.attemptNo - 1]?.id;
      return paymentId === undefined ? undefined : retryRefused(db, paymentId);
    }
    case 'withdraw-refunds': {
      const paymentId = rows[effect.attemptNo - 1]?.id;
      return paymentId === undefined ? undefined : withdrawRefused(db, paymentId);
    }
    case 'capture':
      return enqueue({ db }, captureCall, { orderId }, { key: `capture-payments-${orderId}` });
    case 'void-or-refund':
      return enqueue({ db }, voidOrRefundCall, { orderId }, { key: `close-payments-${orderId}` });
    case 'record': {
      const { event: kind, attemptNo, letter } = effect;
      const attempt = attemptNo === undefined ? undefined : rows[attemptNo - 1];
      const about = attempt && { invoiceId: attempt.invoiceId, amountKopecks: attempt.amountKopecks };
      const details = { ...about, ...effect.details };
      const actorId = person?.userId ?? null;
      const eventId = await repository.insertEvent(db, { orderId, kind, details, actorId, createdAt: now() });
      if (letter) await queueOrderLetter(context, order, letter, eventId);
    }
  }
}

/** Idempotent through `stockReturnedAt`. */
async function returnStock(context: Context, orderId: string): Promise<void> {
  if (!(await repository.claimStockReturn(context.db, orderId, context.now()))) return;
  const refunded = refundedQuantities(await listOfOrder(context.db, orderId));
  // Of goods that were refunded it is decided already whether they went back.
  const lines = (await listLines(context.db, orderId))
    .map((line) => ({ ...line, quantity: line.quantity - (refunded.get(line.productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const goodsById = await lockGoods(
    context,
    lines.map(({ productId }) => productId),
  );
  // Goods that switched between pieces and millilitres must be returned by hand.
  const isSoldAlike = (line: (typeof lines)[number]) => goodsById.get(line.productId)?.isBottled === line.isBottled;
  const [returned, others] = [lines.filter(isSoldAlike), lines.filter((line) => !isSoldAlike(line))];
  if (others.length > 0) {
    context.log.warn({ orderId, others }, 'goods of an abolished order could not go back into stock');
  }
  if (returned.length > 0) {
    await takeStock(
      context,
      returned.map(({ productId, quantity }) => ({ productId, amount: -quantity })),
      { reason: 'return', order: orderId },
    );
  }
}
