import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { setOwner } from './orders.repository.ts';
import { getOrderRow } from './orders.service.ts';
import { findGuestOrderId } from './placing/idempotency.service.ts';

/** For the browser that placed it. Refused alike for an unknown key and for an order that has an owner. */
export async function getGuestOrder(context: Pick<Context, 'db'>, key: string) {
  const orderId = await findGuestOrderId(context, key);
  const order = orderId === null ? null : await getOrderRow(context, orderId);
  if (order?.userId !== null) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  return order;
}

/** Returns the buyer's name; null if the order has an owner already. */
export const giveGuestOrder = ({ db }: Pick<Context, 'db'>, orderId: string, userId: string) =>
  setOwner(db, orderId, userId);
