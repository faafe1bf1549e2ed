import type { EditableOrder } from '#contracts/admin-orders.ts';
import type { Order, OrderState } from '#contracts/orders.ts';
import { type Context, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { presentOrder, presentOrderState } from './orders.presenter.ts';
import * as repository from './orders.repository.ts';
import { findGuestOrderId } from './placing/idempotency.service.ts';

/** No ownership check: callers must be authorized already. */
export async function getOrder(context: Pick<Context, 'db'>, id: string): Promise<EditableOrder> {
  return presentOrder(await getOrderRow(context, id));
}

export async function getOrderState(context: Pick<Context, 'db'>, id: string): Promise<OrderState> {
  return presentOrderState(await getOrderRow(context, id));
}

export async function getOrderRow({ db }: Pick<Context, 'db'>, id: string): Promise<repository.OrderRow> {
  const found = await repository.findOrder(db, id);
  if (!found) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  return found;
}

export async function getOrderByNumber({ db }: Pick<Context, 'db'>, orderNo: number): Promise<EditableOrder> {
  const found = await repository.findAnyByNumber(db, orderNo);
  if (!found) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  return presentOrder(found);
}

/** In the given order; numbers of no order are left out. */
export async function listChosen({ db }: Context, numbers: string): Promise<Order[]> {
  const wanted = [...new Set(numbers.split(',').map(Number))];
  const rows = await repository.listByNumbers(db, wanted);
  const found = new Map(rows.map((row) => [row.orderNo, row]));
  return wanted.flatMap((orderNo) => found.get(orderNo) ?? []).map(presentOrder);
}

export async function listOwnOrders(context: Context): Promise<Order[]> {
  return (await repository.listOwnOrders(context.db, personOf(context).userId)).map(presentOrder);
}

/** For the browser that placed it. Refused alike for an unknown key and for an order that has an owner. */
export async function getGuestOrder(context: Pick<Context, 'db'>, key: string): Promise<repository.OrderRow> {
  const orderId = await findGuestOrderId(context, key);
  const order = orderId === null ? null : await getOrderRow(context, orderId);
  if (order?.userId !== null) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  return order;
}

/** Returns the buyer's name; null if the order has an owner already. */
export const giveGuestOrder = ({ db }: Pick<Context, 'db'>, orderId: string, userId: string) =>
  repository.setOwner(db, orderId, userId);
