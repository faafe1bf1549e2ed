import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ReturnState } from '#domain/returns.ts';
import type { Executor } from '#server/db/connection.ts';
import { orderEvents } from '#server/modules/orders/order-events.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { returns } from './returns.table.ts';

const selectReturns = (db: Executor) =>
  db
    .select({ ...getTableColumns(returns), orderNo: orders.orderNo })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId));

export type ReturnRow = Awaited<ReturnType<typeof listOfOrder>>[number];

/** Newest first. */
export const listOfOrder = (db: Executor, orderId: string) =>
  selectReturns(db).where(eq(returns.orderId, orderId)).orderBy(desc(returns.createdAt), desc(returns.id));

const open = ['requested', 'accepted', 'received'] as const;

/** What staff have to decide, await or refund. */
export const listOpen = (db: Executor, most: number) =>
  selectReturns(db)
    .where(inArray(returns.state, [...open]))
    .orderBy(asc(returns.createdAt), asc(returns.id))
    .limit(most);

export async function findReturn(db: Executor, id: string): Promise<ReturnRow | null> {
  const [found] = await selectReturns(db).where(eq(returns.id, id));
  return found ?? null;
}

export async function insertReturn(db: Executor, row: typeof returns.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(returns).values(row).returning({ id: returns.id });
  if (!inserted) throw new Error('A return was not written');
  return inserted.id;
}

type Move = { readonly from: readonly ReturnState[]; readonly to: ReturnState };
type Columns = Partial<Pick<typeof returns.$inferInsert, 'answer' | 'decidedBy' | 'decidedAt'>>;

/** Compare and set: false if it is in another state by now. */
export async function moveReturn(db: Executor, id: string, { from, to }: Move, columns: Columns): Promise<boolean> {
  const moved = await db
    .update(returns)
    .set({ ...columns, state: to })
    .where(and(eq(returns.id, id), inArray(returns.state, [...from])))
    .returning({ id: returns.id });
  return moved.length > 0;
}

/** Of a return that is accepted; false for any other. */
export async function setWaybill(db: Executor, id: string, waybill: string): Promise<boolean> {
  const set = await db
    .update(returns)
    .set({ waybill })
    .where(and(eq(returns.id, id), inArray(returns.state, ['accepted', 'received'])))
    .returning({ id: returns.id });
  return set.length > 0;
}

/** When the order last became so, by its history. */
export async function findStatusDates(db: Executor, orderId: string) {
  const last = (status: string) =>
    sql<Date | null>`max(${orderEvents.createdAt}) filter (where ${orderEvents.details} ->> 'to' = ${status})`.mapWith(
      orderEvents.createdAt,
    );
  const [found] = await db
    .select({ sentAt: last('send'), completedAt: last('completed') })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId));
  return found ?? { sentAt: null, completedAt: null };
}
