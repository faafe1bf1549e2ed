import type { Order } from '#contracts/orders.ts';
import { addCounts, countedTo } from '#domain/counts.ts';
import type { DeliveryKind } from '#domain/delivery.ts';
import type { OrderFilter } from '#domain/order-filter.ts';
import type { Context } from '#server/context.ts';
import { presentOrder } from '../orders.presenter.ts';
import * as repository from './order-list.repository.ts';

type Asked = OrderFilter & { perPage: number; startPage: number; sort: '-date' | 'date' };

type Listed = {
  orders: Order[];
  ordersQuantity: number;
  countedTo: number;
  byDelivery: Record<DeliveryKind, number>;
};

export async function listOrders({ db }: Context, { perPage, startPage, sort, ...filter }: Asked): Promise<Listed> {
  const page = { isOldestFirst: sort === 'date', limit: perPage, offset: (startPage - 1) * perPage };
  const [rows, byDelivery] = await Promise.all([
    repository.listOrders(db, filter, page),
    repository.countByDelivery(db, filter),
  ]);
  const ordersQuantity = filter.delivery ? byDelivery[filter.delivery] : addCounts(...Object.values(byDelivery));
  return { orders: rows.map(presentOrder), ordersQuantity, countedTo, byDelivery };
}

/** For polling: the client sends the cursor of its last response, or none at first. */
export async function countNew({ db }: Context, after: string | undefined) {
  const numbers = after?.split(',').map(Number);
  const { newest, missing, count } = await repository.countSince(db, numbers);
  return { mark: [newest, ...missing].join(','), count };
}
