import type { Clarification, Order } from '#contracts/orders.ts';
import { changesBetween } from '#domain/changes.ts';
import { canBeClarified } from '#domain/order-states.ts';
import { mayUse } from '#domain/permissions.ts';
import { type Context, inRetriedTransaction, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { getOrder } from '../orders.service.ts';
import { advance, type LockedProcess, lockProcess } from '../process/order-process.service.ts';
import { changedContact, contactOf } from './contact.service.ts';
import { editOrder } from './editing.service.ts';

/** One endpoint for two kinds of callers: a buyer answers a question about the order, staff edit it. */
export function changeOrder(context: Context, id: string, body: Clarification): Promise<{ order: Order }> {
  return inRetriedTransaction(context, async (context) => {
    const { userId, permissions } = personOf(context);
    const isStaff = mayUse(permissions, 'admin', 'orders');
    const locked = await lockProcess(context, id, isStaff ? undefined : userId);
    // Staff who answer for an order of their own are treated as buyers.
    const isAnswer =
      locked.order.userId === userId && canBeClarified(locked.order.status) && !body.products && !body.paymentKind;
    await (isStaff && !isAnswer ? editOrder : clarifyOrder)(context, locked, body);
    return { order: await getOrder(context, id) };
  });
}

async function clarifyOrder(context: Context, locked: LockedProcess, body: Clarification): Promise<void> {
  const { order } = locked;
  if (!canBeClarified(order.status)) throw new Refusal('NOT_ALLOWED_NOW', { because: 'order-not-to-clarify' });
  if (body.products) throw new Refusal('FORBIDDEN', { because: 'goods-are-the-shops' });
  if (body.paymentKind) throw new Refusal('FORBIDDEN', { because: 'payment-is-the-shops' });
  if (body.email === '') throw new Refusal('INVALID', { fields: { email: 'order-email-required' } });
  const { contact, destination } = await changedContact(context, order, body);
  const changed = Object.keys(changesBetween(contactOf(order), contact));
  await advance(context, locked, { kind: 'clarify', changed }, { ...contact, destination });
}
