import { and, asc, count, desc, eq, gt, like, max, or, type SQL } from 'drizzle-orm';
import type { DeliveryKind } from '#domain/delivery.ts';
import type { OrderSearch } from '#domain/order-search.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import type { Executor } from '#server/db/connection.ts';
import { containing } from '#server/db/containing.ts';
import { selectOrders } from './orders.repository.ts';
import { orders } from './orders.table.ts';

export type OrderFilter = OrderSearch & {
  readonly status: OrderStatus | undefined;
  readonly delivery: DeliveryKind | undefined;
};

export type OrderPage = { readonly isOldestFirst: boolean; readonly limit: number; readonly offset: number };

function matching({ status, delivery, words, orderNo }: OrderFilter): SQL | undefined {
  const hasWords = and(...words.map((word) => like(orders.searchText, containing(word))));
  return and(
    status && eq(orders.status, status),
    delivery && eq(orders.deliveryKind, delivery),
    orderNo === null ? hasWords : or(eq(orders.orderNo, orderNo), hasWords),
  );
}

/** The page is cut before anything is joined to it. */
export function listOrders(db: Executor, filter: OrderFilter, { isOldestFirst, limit, offset }: OrderPage) {
  const direction = isOldestFirst ? asc : desc;
  const inOrder = [direction(orders.createdAt), direction(orders.id)];
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(matching(filter))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectOrders(db)
    .innerJoin(page, eq(page.id, orders.id))
    .orderBy(...inOrder);
}

/** Of each delivery, whichever of them is listed. */
export function countByDelivery(db: Executor, filter: OrderFilter) {
  return db
    .select({ delivery: orders.deliveryKind, orders: count() })
    .from(orders)
    .where(matching({ ...filter, delivery: undefined }))
    .groupBy(orders.deliveryKind);
}

/** Read off the end of the index of numbers, however many orders there are. */
export async function countSince(db: Executor, orderNo: number) {
  const [found] = await db
    .select({ orders: count(), newest: max(orders.orderNo) })
    .from(orders)
    .where(gt(orders.orderNo, orderNo));
  return { count: found?.orders ?? 0, newest: found?.newest ?? orderNo };
}

export async function newestNumber(db: Executor): Promise<number> {
  const [found] = await db.select({ newest: max(orders.orderNo) }).from(orders);
  return found?.newest ?? 0;
}
