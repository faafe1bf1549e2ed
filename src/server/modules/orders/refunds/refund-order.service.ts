import { asUah } from '#contracts/kit/money.ts';
import type { OrderRefunds, RefundInput } from '#contracts/refunds.ts';
import type { RefundLine } from '#domain/order-process.ts';
import { partKopecks, refundedQuantities } from '#domain/refund-lines.ts';
import type { OtherWay } from '#domain/refund-states.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { type Goods, lockGoods, takeStock } from '#server/modules/products/stock/goods.service.ts';
import { listLines } from '../order-lines.repository.ts';
import { findOrder } from '../orders.repository.ts';
import { advance, type LockedProcess, lockProcess } from '../process/order-process.service.ts';
import { endRefund } from './refund-records.service.ts';
import type { RefundRow } from './refunds.repository.ts';
import * as repository from './refunds.repository.ts';

/** Staff give money back: written down here, made at the bank by a job after the commit. */
export async function refundOrder(context: Context, orderId: string, body: RefundInput): Promise<OrderRefunds> {
  await inRetriedTransaction(context, (context) => requestRefund(context, orderId, body));
  return listRefunds(context, orderId);
}

/** In the caller's transaction. */
export async function requestRefund(context: Context, orderId: string, body: RefundInput): Promise<void> {
  const locked = await lockProcess(context, orderId);
  if (body.version !== locked.order.version) throw new Refusal('CHANGED_MEANWHILE');
  const goodsById = await lockGoods(
    context,
    body.lines.map(({ product }) => product),
  );
  const lines = await priceLines(context, orderId, body.lines, goodsById);
  const amountKopecks = body.amount ?? lines.reduce((sum, line) => sum + line.amountKopecks, 0);
  await advance(context, locked, { kind: 'refund', amountKopecks, reason: body.reason, lines });
  await restock(context, orderId, lines);
  await recordRefund(context, locked, { amountKopecks, reason: body.reason });
}

type Chosen = RefundInput['lines'][number];

async function priceLines(
  { db, log }: Context,
  orderId: string,
  chosen: readonly Chosen[],
  goodsById: ReadonlyMap<string, Goods>,
): Promise<RefundLine[]> {
  const lineById = new Map((await listLines(db, orderId)).map((line) => [line.productId, line]));
  const refunded = new Map(refundedQuantities(await repository.listOfOrder(db, orderId)));
  return chosen.map(({ product, quantity, restock }) => {
    const productId = product.toLowerCase();
    const line = lineById.get(productId);
    const before = refunded.get(productId) ?? 0;
    if (!line || before + quantity > line.quantity) {
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'refund-line-gone' });
    }
    refunded.set(productId, before + quantity);
    // Goods that switched between pieces and millilitres must be returned by hand.
    const canRestock = goodsById.get(productId)?.isBottled === line.isBottled;
    if (restock && !canRestock) log.warn({ orderId, productId }, 'refunded goods could not go back into stock');
    return {
      productId,
      quantity,
      restock: restock && canRestock,
      amountKopecks: partKopecks(line, before, quantity),
    };
  });
}

/** In the transaction of the request, so once. */
async function restock(context: Context, order: string, lines: readonly RefundLine[]): Promise<void> {
  const changes = lines
    .filter(({ restock }) => restock)
    .map(({ productId, quantity }) => ({ productId, amount: -quantity }));
  if (changes.length > 0) await takeStock(context, changes, { reason: 'return', order });
}

async function recordRefund(context: Context, { order }: LockedProcess, refund: Record<string, unknown>) {
  const { id, orderNo } = order;
  await recordChanges(context, [{ thing: 'order', id, name: `№${orderNo}`, before: {}, after: { refund } }]);
}

/** Applies to a refund under the lock of its order, and answers all of them. */
async function changeRefund(
  context: Context,
  refundId: string,
  change: (context: Context, locked: LockedProcess, refund: RefundRow, attemptNo: number) => Promise<void>,
): Promise<OrderRefunds> {
  const known = await repository.findRefund(context.db, refundId);
  if (!known) throw new Refusal('NOT_FOUND', { because: 'no-such-refund' });
  await inRetriedTransaction(context, async (context) => {
    const locked = await lockProcess(context, known.orderId);
    const refund = (await repository.findRefund(context.db, refundId)) ?? known;
    const attemptNo = locked.rows.findIndex(({ id }) => id === refund.paymentId) + 1;
    await change(context, locked, refund, attemptNo);
  });
  return listRefunds(context, known.orderId);
}

/** A new reference, since the bank may keep the refused one. */
export const retryRefund = (context: Context, refundId: string): Promise<OrderRefunds> =>
  changeRefund(context, refundId, async (context, locked, refund, attemptNo) => {
    if (refund.state !== 'refused') throw new Refusal('NOT_ALLOWED_NOW', { because: 'refund-not-to-retry' });
    const { amountKopecks } = refund;
    await advance(context, locked, { kind: 'retry-refund', attemptNo, amountKopecks });
    await repository.markRetried(context.db, refund);
  });

export const confirmRefund = (context: Context, refundId: string): Promise<OrderRefunds> =>
  changeRefund(context, refundId, async (context, locked, refund, attemptNo) => {
    if (refund.state !== 'requested') throw new Refusal('NOT_ALLOWED_NOW', { because: 'refund-not-to-confirm' });
    const { amountKopecks } = refund;
    await advance(context, locked, { kind: 'confirm-refund', attemptNo, amountKopecks });
    await endRefund(context, refund);
  });

type PaidBack = { readonly way: OtherWay; readonly note: string };

/** What the bank refused to refund, staff paid back themselves. */
export const payOtherwise = (context: Context, refundId: string, { way, note }: PaidBack): Promise<OrderRefunds> =>
  changeRefund(context, refundId, async (context, locked, refund, attemptNo) => {
    if (refund.state !== 'refused') throw new Refusal('NOT_ALLOWED_NOW', { because: 'refund-not-refused' });
    const { amountKopecks } = refund;
    await advance(context, locked, { kind: 'refund-otherwise', attemptNo, amountKopecks, note });
    await endRefund(context, refund, { otherWay: way, otherWayNote: note });
    await recordRefund(context, locked, { amountKopecks, way, note });
  });

/** What went back of the goods, refund by refund. */
export const listRefundedLines = ({ db }: Pick<Context, 'db'>, orderId: string): Promise<Pick<RefundRow, 'lines'>[]> =>
  repository.listOfOrder(db, orderId);

export async function listRefunds({ db }: Context, orderId: string): Promise<OrderRefunds> {
  const [order, refunds] = await Promise.all([findOrder(db, orderId), repository.listShown(db, orderId)]);
  if (!order) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  const refunded = refundedQuantities(refunds);
  return {
    refundable: asUah(order.paidKopecks),
    version: order.version,
    lines: order.lines.map((line) => ({
      product: line.productId,
      name: line.name,
      bottling: line.isBottled,
      sizes: line.sizeMl,
      quantity: line.quantity,
      refunded: refunded.get(line.productId) ?? 0,
      totalCost: asUah(line.totalKopecks),
    })),
    refunds: refunds.map((refund) => ({
      _id: refund.id,
      amount: asUah(refund.amountKopecks),
      cause: refund.cause,
      reason: refund.reason,
      state: refund.state,
      isByHand: refund.note !== null,
      refusalCode: refund.refusalCode,
      otherWay: refund.otherWay,
      note: refund.otherWayNote,
      lines: refund.lines.map(({ productId, quantity, restock }) => ({ product: productId, quantity, restock })),
      date: refund.createdAt.toISOString(),
      ended: refund.endedAt?.toISOString() ?? null,
      who: refund.actorName === '' ? null : refund.actorName,
    })),
  };
}
