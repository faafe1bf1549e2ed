import type { RefundInput } from '#contracts/refunds.ts';
import type { OrderReturn, ReturnableOrder, ReturnInput } from '#contracts/returns.ts';
import { refundedQuantities } from '#domain/refund-lines.ts';
import { isReturnable, type ReturnState, returnableUntil, returnStateChanges } from '#domain/returns.ts';
import { type Context, inRetriedTransaction, inTransaction } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { getOrderRow } from '#server/modules/orders/orders.service.ts';
import { lockProcess } from '#server/modules/orders/process/order-process.service.ts';
import { listRefundedLines, requestRefund } from '#server/modules/orders/refunds/refund-order.service.ts';
import { findOwnOrTracked } from '#server/modules/orders/status/order-status.service.ts';
import { returnLetter } from './return.letter.ts';
import * as repository from './returns.repository.ts';

type Order = Awaited<ReturnType<typeof getOrderRow>>;

/** Declined ones included, so that nobody asks for ever. */
const mostPerOrder = 5;
const mostListed = 100;

export const returnsConstraints: ConstraintErrors = {
  returns_one_open_unique: () => new Refusal('NOT_ALLOWED_NOW', { because: 'return-open-already' }),
};

/** The buyer, by session or by the phone of the order. */
export async function getReturnable(
  context: Context,
  orderNo: number,
  phone: string | undefined,
): Promise<ReturnableOrder> {
  return present(context, await findOwnOrTracked(context, orderNo, phone));
}

async function present({ db, now }: Context, order: Order): Promise<ReturnableOrder> {
  // One after the other: in a transaction they share a connection.
  const until = await findDeadline(db, order);
  const returned = await repository.listOfOrder(db, order.id);
  const left = await leftOf(db, order);
  const isInTime = until !== null && until >= now();
  return {
    orderNo: order.orderNo,
    until: isInTime ? until.toISOString() : null,
    lines: order.lines.map((line) => ({
      product: line.productId,
      name: line.name,
      bottling: line.isBottled,
      sizes: line.sizeMl,
      left: left.get(line.productId) ?? 0,
    })),
    returns: returned.map(presentReturn),
  };
}

async function findDeadline(db: Context['db'], { id, status }: Order): Promise<Date | null> {
  return returnableUntil({ status, ...(await repository.findStatusDates(db, id)) });
}

/** What was neither refunded nor asked to be. */
async function leftOf(db: Context['db'], { id, lines }: Order): Promise<ReadonlyMap<string, number>> {
  const refunded = refundedQuantities(await listRefundedLines({ db }, id));
  return new Map(lines.map(({ productId, quantity }) => [productId, quantity - (refunded.get(productId) ?? 0)]));
}

function presentReturn(row: repository.ReturnRow): OrderReturn {
  const { id, orderNo, state, reason, comment, waybill, answer, createdAt } = row;
  const lines = row.lines.map(({ productId, name, isBottled, quantity }) => {
    return { product: productId, name, bottling: isBottled, quantity };
  });
  return { _id: id, orderNo, state, reason, comment, lines, waybill, answer, date: createdAt.toISOString() };
}

export async function requestReturn(
  context: Context,
  orderNo: number,
  { phone, lines, reason, comment }: ReturnInput,
): Promise<ReturnableOrder> {
  const { id: orderId } = await findOwnOrTracked(context, orderNo, phone);
  return inRetriedTransaction(context, async (context) => {
    const { db, now } = context;
    // Two requests for the same order wait for each other.
    await lockProcess(context, orderId);
    const order = await getOrderRow(context, orderId);
    const until = await findDeadline(db, order);
    if (until === null || until < now()) throw new Refusal('NOT_ALLOWED_NOW', { because: 'return-too-late' });
    if ((await repository.listOfOrder(db, orderId)).length >= mostPerOrder)
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'return-too-many' });
    const left = new Map(await leftOf(db, order));
    const chosen = lines.map(({ product, quantity }) => {
      const line = order.lines.find(({ productId }) => productId === product.toLowerCase());
      const rest = (left.get(product.toLowerCase()) ?? 0) - quantity;
      if (!line || rest < 0) throw new Refusal('NOT_ALLOWED_NOW', { because: 'return-line-gone' });
      if (!isReturnable(line, reason)) throw new Refusal('NOT_ALLOWED_NOW', { because: 'return-decant' });
      left.set(line.productId, rest);
      return { productId: line.productId, name: line.name, isBottled: line.isBottled, quantity };
    });
    const id = await repository.insertReturn(db, { orderId, reason, comment, lines: chosen, createdAt: now() });
    await queueLetter(context, returnLetter, { returnId: id, state: 'requested' }, `return-${id}-requested`);
    return present(context, order);
  });
}

export async function setOwnWaybill(
  context: Context,
  orderNo: number,
  { phone, waybill }: { phone?: string | undefined; waybill: string },
): Promise<ReturnableOrder> {
  const order = await findOwnOrTracked(context, orderNo, phone);
  const [latest] = await repository.listOfOrder(context.db, order.id);
  if (!latest || !(await repository.setWaybill(context.db, latest.id, waybill))) throw notNow();
  return present(context, order);
}

const notNow = () => new Refusal('NOT_ALLOWED_NOW', { because: 'return-not-now' });

export const listReturns = async ({ db }: Context): Promise<OrderReturn[]> =>
  (await repository.listOpen(db, mostListed)).map(presentReturn);

export const listOrderReturns = async ({ db }: Context, orderId: string): Promise<OrderReturn[]> =>
  (await repository.listOfOrder(db, orderId)).map(presentReturn);

async function getReturn({ db }: Context, id: string): Promise<repository.ReturnRow> {
  const found = await repository.findReturn(db, id);
  if (!found) throw new Refusal('NOT_FOUND', { because: 'no-such-return' });
  return found;
}

const statesBefore = (to: ReturnState) =>
  (Object.keys(returnStateChanges) as ReturnState[]).filter((from) => returnStateChanges[from].includes(to));

/** With an e-mail to the buyer. */
async function move(context: Context, id: string, to: ReturnState, answer?: string): Promise<OrderReturn> {
  await getReturn(context, id);
  return inTransaction(context, async (context) => {
    const { db, person, now } = context;
    const columns = { decidedBy: person?.userId ?? null, decidedAt: now(), ...(answer !== undefined && { answer }) };
    if (!(await repository.moveReturn(db, id, { from: statesBefore(to), to }, columns))) throw notNow();
    await queueLetter(context, returnLetter, { returnId: id, state: to }, `return-${id}-${to}`);
    return presentReturn(await getReturn(context, id));
  });
}

export const decideReturn = (context: Context, id: string, { accept, answer }: { accept: boolean; answer: string }) =>
  move(context, id, accept ? 'accepted' : 'declined', answer);

export const receiveReturn = (context: Context, id: string) => move(context, id, 'received');

export async function setWaybill(context: Context, id: string, waybill: string): Promise<OrderReturn> {
  await getReturn(context, id);
  if (!(await repository.setWaybill(context.db, id, waybill))) throw notNow();
  return presentReturn(await getReturn(context, id));
}

/** The refund has its own e-mails. */
export async function refundReturn(context: Context, id: string, body: RefundInput): Promise<OrderReturn> {
  const { orderId } = await getReturn(context, id);
  return inRetriedTransaction(context, async (context) => {
    await requestRefund(context, orderId, body);
    const columns = { decidedBy: context.person?.userId ?? null, decidedAt: context.now() };
    const change = { from: statesBefore('refunded'), to: 'refunded' } as const;
    if (!(await repository.moveReturn(context.db, id, change, columns))) throw notNow();
    return presentReturn(await getReturn(context, id));
  });
}
