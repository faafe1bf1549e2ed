import type { EditableOrder } from '#contracts/admin-orders.ts';
import type { Order, OrderState } from '#contracts/orders.ts';
import { type Context, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { presentOrder, presentOrderState } from './orders.presenter.ts';
import * as repository from './orders.repository.ts';

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

export async function listOwnOrders(context: Context): Promise<Order[]> {
  return (await repository.listOwnOrders(context.db, personOf(context).userId)).map(presentOrder);
}
