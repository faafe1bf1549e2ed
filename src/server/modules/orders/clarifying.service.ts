import type { Clarification, Order } from '#contracts/orders.ts';
import { changesBetween } from '#domain/changes.ts';
import { canBeClarified } from '#domain/order-states.ts';
import { mayUse } from '#domain/permissions.ts';
import { type Context, inPatientTransaction, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { contactOf } from './contact.ts';
import { editOrder } from './editing.service.ts';
import * as repository from './order-changes.repository.ts';
import { recordOrderEvent, tellClarified } from './order-events.service.ts';
import { getOrder } from './orders.service.ts';

type Locked = repository.LockedOrder;

/** One address, two doings: a buyer answers what the shop asked of them, and a person of the shop edits. */
export function changeOrder(context: Context, id: string, body: Clarification): Promise<{ order: Order }> {
  return inPatientTransaction(context, async (context) => {
    const { userId, permissions } = personOf(context);
    const { db } = context;
    const isOfShop = mayUse(permissions, 'admin', 'orders');
    const order = await (isOfShop ? repository.lockOrder(db, id) : repository.lockOwnOrder(db, id, userId));
    if (!order) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
    // People of the shop buy here too, and answer for their own orders as every buyer does.
    const isAnswer = order.userId === userId && canBeClarified(order.status) && !body.products;
    await (isOfShop && !isAnswer ? editOrder : clarifyOrder)(context, order, body);
    return { order: await getOrder(context, id) };
  });
}

async function clarifyOrder(context: Context, order: Locked, body: Clarification): Promise<void> {
  if (!canBeClarified(order.status)) throw new Refusal('NOT_ALLOWED_NOW', { because: 'order-not-to-clarify' });
  if (body.products) throw new Refusal('FORBIDDEN', { because: 'goods-are-the-shops' });
  const contact = contactOf(order, body);
  await repository.updateOrder(context.db, order.id, { ...contact, status: 'processed' }, context.now());
  const details = { changed: Object.keys(changesBetween(contactOf(order), contact)) };
  await tellClarified(
    context,
    order,
    await recordOrderEvent(context, { orderId: order.id, kind: 'clarified', details }),
  );
}
