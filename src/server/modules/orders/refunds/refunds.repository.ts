import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { refunds } from '#server/modules/payments/refunds/refunds.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { orders } from '../orders.table.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefund(db: Executor, refund: typeof refunds.$inferInsert): Promise<void> {
  await db.insert(refunds).values(refund);
}

const open = ['requested', 'sent'] as const;

/** To be made at the bank, oldest first. */
export const listToMake = (db: Executor, paymentId: string) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.state, [...open])))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

/** Also the refused ones. */
export const listUndone = (db: Executor, paymentId: string) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'done')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

export const listDone = (db: Executor, paymentId: string) =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'done')))
    .orderBy(asc(refunds.endedAt), asc(refunds.id));

/** Protected by the row lock on the order. Oldest first. */
export const listOfOrder = (db: Executor, orderId: string) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt), asc(refunds.id));

/** For staff: with the note of a payment by hand, and who asked. */
export const listShown = (db: Executor, orderId: string) =>
  db
    .select({
      ...getTableColumns(refunds),
      note: payments.note,
      actorName: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(users, eq(users.id, refunds.actorId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

export async function findRefund(db: Executor, id: string): Promise<RefundRow | null> {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
  return found ?? null;
}

/** Compare and set: false if it has ended, or was sent after the given moment. */
export async function markSent(db: Executor, id: string, sentAt: Date, notSince: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(refunds)
    .set({ state: 'sent', sentAt })
    .where(
      and(
        eq(refunds.id, id),
        inArray(refunds.state, [...open]),
        or(isNull(refunds.sentAt), lte(refunds.sentAt, notSince)),
      ),
    );
  return rowCount === 1;
}

export async function markDone(
  db: Executor,
  id: string,
  endedAt: Date,
  paidBack: Partial<Pick<RefundRow, 'otherWay' | 'otherWayNote'>> = {},
): Promise<void> {
  await db
    .update(refunds)
    .set({ ...paidBack, state: 'done', endedAt, refusalCode: null })
    .where(eq(refunds.id, id));
}

/** Refused by the bank, or of money that staff took. Oldest first. */
export const listWaiting = (db: Executor, limit: number) =>
  db
    .select({
      id: refunds.id,
      orderNo: orders.orderNo,
      amountKopecks: refunds.amountKopecks,
      state: refunds.state,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(or(eq(refunds.state, 'refused'), and(eq(refunds.state, 'requested'), isNotNull(payments.note))))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit);

/** False if it has ended meanwhile. */
export async function markRefused(db: Executor, id: string, refusalCode: string, endedAt: Date): Promise<boolean> {
  const refused = await db
    .update(refunds)
    .set({ state: 'refused', refusalCode, endedAt })
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...open])))
    .returning({ id: refunds.id });
  return refused.length > 0;
}

export async function markRetried(db: Executor, { id, tryNo }: Pick<RefundRow, 'id' | 'tryNo'>): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'requested', tryNo: tryNo + 1, refusalCode: null, sentAt: null, endedAt: null })
    .where(eq(refunds.id, id));
}

/** All refused ones of a payment. */
export async function retryRefused(db: Executor, paymentId: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'requested', tryNo: sql`${refunds.tryNo} + 1`, refusalCode: null, sentAt: null, endedAt: null })
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'refused')));
}

export async function withdrawRefused(db: Executor, paymentId: string): Promise<void> {
  await db.delete(refunds).where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'refused')));
}
