import { and, asc, desc, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { refunds } from '#server/modules/payments/refunds/refunds.table.ts';
import { shipments } from '#server/modules/shipments/shipments.table.ts';
import { statuses } from '#server/modules/statuses/statuses.table.ts';
import { orderLines } from './order-lines.table.ts';
import { orders } from './orders.table.ts';

type ParcelRow = Pick<typeof shipments.$inferSelect, 'number' | 'statusCode' | 'arrivesOn' | 'events'>;
type LineRow = Omit<typeof orderLines.$inferSelect, 'id' | 'orderId' | 'position'>;

type RefundOfOrder = {
  amountKopecks: number;
  isDone: boolean;
  reason: string;
  otherWay: typeof refunds.$inferSelect.otherWay;
  createdAt: string;
};

export type OrderRow = Awaited<ReturnType<typeof listOwnOrders>>[number];

export const orderColumns = {
  id: orders.id,
  orderNo: orders.orderNo,
  userId: orders.userId,
  status: orders.status,
  paymentState: orders.paymentState,
  paymentKind: orders.paymentKind,
  paymentMethod: orders.paymentMethod,
  firstName: orders.firstName,
  lastName: orders.lastName,
  email: orders.email,
  phone: orders.phone,
  comment: orders.comment,
  deliveryKind: orders.deliveryKind,
  delivery: orders.delivery,
  region: orders.region,
  city: orders.city,
  address: orders.address,
  totalKopecks: orders.totalKopecks,
  paidKopecks: orders.paidKopecks,
  returnedKopecks: orders.returnedKopecks,
  language: orders.language,
  createdAt: orders.createdAt,
  version: orders.version,
};

/** How the shop calls a status now. */
export const shownStatus = (db: Executor, status: SQLWrapper) =>
  db
    .select({ name: statuses.name, color: statuses.color })
    .from(statuses)
    .where(and(eq(statuses.type, status), statuses.isActive))
    .orderBy(desc(statuses.createdAt), desc(statuses.id))
    .limit(1)
    .as('shown');

/** Orders with their lines and status labels in one statement, without N+1 queries. */
export function selectOrders(db: Executor) {
  const bought = db
    .select({
      lines: sql<LineRow[]>`json_agg(json_build_object(
        'productId', ${orderLines.productId}, 'name', ${orderLines.name}, 'brandName', ${orderLines.brandName},
        'itemNo', ${orderLines.itemNo}, 'pictureAddress', ${orderLines.pictureAddress}, 'sizeMl', ${orderLines.sizeMl},
        'isBottled', ${orderLines.isBottled}, 'quantity', ${orderLines.quantity},
        'priceKopecks', ${orderLines.priceKopecks}, 'discountPercent', ${orderLines.discountPercent},
        'bottles', ${orderLines.bottles}, 'bottlesKopecks', ${orderLines.bottlesKopecks},
        'totalKopecks', ${orderLines.totalKopecks}) order by ${asc(orderLines.position)})`.as('lines'),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id))
    .as('bought');
  const returned = db
    .select({
      refunds: sql<RefundOfOrder[]>`json_agg(json_build_object('amountKopecks', ${refunds.amountKopecks},
        'isDone', ${refunds.state} = 'done', 'reason', ${refunds.reason}, 'otherWay', ${refunds.otherWay},
        'createdAt', ${refunds.createdAt}) order by ${asc(refunds.createdAt)}, ${asc(refunds.id)})`.as('refunds'),
    })
    .from(refunds)
    .where(eq(refunds.orderId, orders.id))
    .as('returned');
  const shown = shownStatus(db, orders.status);
  const sent = db
    .select({
      parcel: sql<ParcelRow>`json_build_object(
        'number', ${shipments.number}, 'statusCode', ${shipments.statusCode}, 'arrivesOn', ${shipments.arrivesOn},
        'events', ${shipments.events})`.as('parcel'),
    })
    .from(shipments)
    .where(and(eq(shipments.orderId, orders.id), eq(shipments.state, 'created')))
    .limit(1)
    .as('sent');
  return db
    .select({
      ...orderColumns,
      statusShown: { name: shown.name, color: shown.color },
      lines: sql<LineRow[]>`coalesce(${bought.lines}, '[]')`,
      parcel: sql<ParcelRow | null>`${sent.parcel}`,
      refunds: sql<RefundOfOrder[]>`coalesce(${returned.refunds}, '[]')`,
    })
    .from(orders)
    .leftJoinLateral(bought, sql`true`)
    .leftJoinLateral(returned, sql`true`)
    .leftJoinLateral(shown, sql`true`)
    .leftJoinLateral(sent, sql`true`);
}

const byId = prepared<{ id: string }, OrderRow[]>((db) =>
  selectOrders(db)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order'),
);

export async function findOrder(db: Executor, id: string): Promise<OrderRow | null> {
  const [found] = await byId(db, { id });
  return found ?? null;
}

/** Newest first. */
export const listOwnOrders = (db: Executor, userId: string) =>
  selectOrders(db).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.id));

export async function findByNumber(db: Executor, orderNo: number, phone: string): Promise<OrderRow | null> {
  const [found] = await selectOrders(db).where(and(eq(orders.orderNo, orderNo), eq(orders.phone, phone)));
  return found ?? null;
}

export async function findAnyByNumber(db: Executor, orderNo: number): Promise<OrderRow | null> {
  const [found] = await selectOrders(db).where(eq(orders.orderNo, orderNo));
  return found ?? null;
}

export const listByNumbers = (db: Executor, numbers: readonly number[]) =>
  selectOrders(db).where(inArray(orders.orderNo, [...numbers]));

export async function listNumbers(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, orderNo }) => [id, orderNo]));
}

/** Atomic: an order that has an owner keeps it. Null then. */
export async function setOwner(db: Executor, id: string, userId: string) {
  const [owned] = await db
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.id, id), isNull(orders.userId)))
    .returning({ firstName: orders.firstName, lastName: orders.lastName });
  return owned ?? null;
}
