import { canChangeStatus, type OrderActor, type OrderStatus } from '#domain/order-states.ts';
import { type Context, inPatientTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { settleAbolished } from '#server/modules/payments/payments.service.ts';
import { lockGoods, takeStock } from '#server/modules/products/goods.service.ts';
import * as repository from './order-changes.repository.ts';
import { recordOrderEvent, tellStatus } from './order-events.service.ts';

type Locked = repository.LockedOrder;

type Change = { readonly to: OrderStatus; readonly reason?: 'decided' | 'payment-expired' };

/** What a person of the shop decides. Deciding what is so already changes nothing and tells nobody. */
export function setStatus(context: Context, id: string, status: OrderStatus): Promise<{ status: OrderStatus }> {
  return inPatientTransaction(context, async (context) => {
    const order = await repository.lockOrder(context.db, id);
    if (!order) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
    requireChange('admin', order, status);
    if (order.status === status) return { status };
    await move(context, order, { to: status });
    await recordChanges(context, [
      { thing: 'order', id, name: `№${order.orderNo}`, before: { status: order.status }, after: { status } },
    ]);
    return { status };
  });
}

/**
 * What the shop does by itself when nobody paid: in the caller's transaction, and before it touches the order's payments, since
 * everybody locks the order first. Answers whether it was done: goods that have left are for a person to decide on.
 */
export async function abolishOrder(context: Context, id: string, reason: 'payment-expired'): Promise<boolean> {
  const order = await repository.lockOrder(context.db, id);
  if (!order || !canChangeStatus('shop', order.status, 'abolition')) return false;
  await move(context, order, { to: 'abolition', reason });
  return true;
}

function requireChange(actor: OrderActor, { status: from, orderNo }: Locked, to: OrderStatus): void {
  if (canChangeStatus(actor, from, to)) return;
  throw new Refusal('NOT_ALLOWED_NOW', {
    because: from === 'abolition' ? 'order-abolished' : 'status-not-from-here',
    values: { orderNo },
  });
}

async function move(context: Context, order: Locked, { to, reason = 'decided' }: Change): Promise<void> {
  const { id, status: from } = order;
  await repository.updateOrder(context.db, id, { status: to }, context.now());
  const details = { from, to, ...(reason !== 'decided' && { reason }) };
  const eventId = await recordOrderEvent(context, { orderId: id, kind: 'status-changed', details });
  await tellStatus(context, order, { status: to, reason }, eventId);
  if (to !== 'abolition') return;
  await returnStock(context, id);
  await settleAbolished(context, id);
}

/** Once, whoever asks for it and however often: the order itself remembers. */
async function returnStock(context: Context, orderId: string): Promise<void> {
  if (!(await repository.claimStockReturn(context.db, orderId, context.now()))) return;
  const lines = await repository.listLines(context.db, orderId);
  const goodsById = await lockGoods(
    context,
    lines.map(({ productId }) => productId),
  );
  // Millilitres are not pieces: goods that are sold in another way by now are for a person to put back.
  const [returned, others] = [true, false].map((isSame) =>
    lines.filter(({ productId, isBottled }) => (goodsById.get(productId)?.isBottled === isBottled) === isSame),
  );
  if (others?.length) context.log.warn({ orderId, others }, 'goods of an abolished order could not go back into stock');
  if (returned?.length) {
    await takeStock(
      context,
      returned.map(({ productId, quantity }) => ({ productId, amount: -quantity })),
    );
  }
}
