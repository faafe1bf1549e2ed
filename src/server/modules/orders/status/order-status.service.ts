import type { EditableOrder, OrderEvent } from '#contracts/admin-orders.ts';
import { asUah } from '#contracts/kit/money.ts';
import { eventAuthors, type OrderEventKind, orderEventKinds } from '#domain/order-events.ts';
import { isOrderStatus, type OrderStatus } from '#domain/order-states.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type AttemptLimit, countAttempt, takeAttemptBack } from '#server/modules/attempts/attempts.service.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { presentOrderState } from '../orders.presenter.ts';
import * as orders from '../orders.repository.ts';
import { getOrder, getOrderRow } from '../orders.service.ts';
import * as process from '../process/order-process.repository.ts';
import { advance, lockProcess } from '../process/order-process.service.ts';

/** A status change by staff. Idempotent: an unchanged status sends no e-mail. */
export function setStatus(context: Context, id: string, status: OrderStatus): Promise<{ status: OrderStatus }> {
  return inRetriedTransaction(context, async (context) => {
    const locked = await lockProcess(context, id);
    const { order } = locked;
    await advance(context, locked, { kind: 'set-status', to: status });
    await recordChanges(context, [
      { thing: 'order', id, name: `№${order.orderNo}`, before: { status: order.status }, after: { status } },
    ]);
    return { status };
  });
}

/** Staff took the money themselves: cash, or a transfer to the shop's account. */
export function markPaid(context: Context, id: string, note: string): Promise<EditableOrder> {
  return inRetriedTransaction(context, async (context) => {
    const locked = await lockProcess(context, id);
    const { orderNo, paymentState } = locked.order;
    const after = await advance(context, locked, { kind: 'mark-paid', note });
    const [was, is] = [{ paymentState }, { paymentState: after.paymentState, note }];
    await recordChanges(context, [{ thing: 'order', id, name: `№${orderNo}`, before: was, after: is }]);
    return getOrder(context, id);
  });
}

/** Limits attempts per phone: order numbers are sequential and could be enumerated. */
export const orderLookups: AttemptLimit = {
  name: 'order-lookups',
  windowMs: 15 * 60 * 1000,
  perCaller: 60,
  perCallerAndTarget: 10,
  attack: { above: 20, perCallerAndTarget: 2, delayMs: 1000 },
  because: 'too-many-lookups',
};

/** Does not reveal whether the number or the phone was wrong. */
export async function trackOrder(context: Context, orderNo: number, phone: string) {
  const found = await findTracked(context, orderNo, phone);
  return { _id: found.id, ...presentOrderState(found) };
}

async function findTracked(context: Context, orderNo: number, phone: string) {
  await countAttempt(context, orderLookups, phone);
  const found = await orders.findByNumber(context.db, orderNo, phone);
  if (!found) throw new Refusal('NOT_FOUND', { because: 'no-order-of-phone' });
  await takeAttemptBack(context, orderLookups, phone);
  return found;
}

/** Without a phone, an own order of the signed-in user. */
export async function findOwnOrTracked(context: Context, orderNo: number, phone: string | undefined) {
  if (phone !== undefined) return findTracked(context, orderNo, phone);
  const found = await orders.findAnyByNumber(context.db, orderNo);
  const userId = context.person?.userId;
  if (!found || userId === undefined || found.userId !== userId)
    throw new Refusal('NOT_FOUND', { because: 'no-order-of-phone' });
  return found;
}

export async function listHistory(context: Context, orderId: string): Promise<OrderEvent[]> {
  const [{ userId }, events] = await Promise.all([
    getOrderRow(context, orderId),
    process.listEvents(context.db, orderId),
  ]);
  return events.flatMap((event) => presentEvent(event, userId) ?? []);
}

const isKnownKind = (kind: string): kind is OrderEventKind => orderEventKinds.some((known) => known === kind);

function presentEvent(event: process.EventRow, buyerId: string | null): OrderEvent | null {
  const { kind, details, actorId, actorName, actorEmail } = event;
  if (!isKnownKind(kind)) return null;
  const isByPerson = actorId !== null && actorId !== buyerId;
  const { from, to, amountKopecks, note } = details;
  return {
    _id: event.id,
    kind,
    date: event.createdAt.toISOString(),
    by: isByPerson ? 'person' : actorId === null ? eventAuthors[kind] : 'buyer',
    who: isByPerson ? { name: actorName, email: actorEmail ?? '' } : null,
    from: isOrderStatus(from) ? from : null,
    to: isOrderStatus(to) ? to : null,
    amount: typeof amountKopecks === 'number' ? asUah(amountKopecks) : null,
    note: typeof note === 'string' ? note : null,
  };
}
