import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PaymentAttempt } from '#domain/order-process.ts';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { orders } from '../orders.table.ts';

export type LockedOrder = typeof orders.$inferSelect;

async function lock(db: Executor, which: SQL | undefined): Promise<LockedOrder | null> {
  const [found] = await db.select().from(orders).where(which).for('update');
  return found ?? null;
}

/** The order as it is now, locked until the transaction ends. Always before its goods and its payments. */
export const lockOrder = (db: Executor, id: string) => lock(db, eq(orders.id, id));

/** Of another's order nothing is found, not even that it is there. */
export const lockOwnOrder = (db: Executor, id: string, userId: string) =>
  lock(db, and(eq(orders.id, id), eq(orders.userId, userId)));

export type OrderColumns = Partial<
  Omit<LockedOrder, 'id' | 'orderNo' | 'userId' | 'createdAt' | 'updatedAt' | 'version' | 'searchText'>
>;

export async function updateOrder(db: Executor, id: string, columns: OrderColumns, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ ...columns, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));
}

/** True for the one caller that has to put the goods back, in the same transaction. */
export async function claimStockReturn(db: Executor, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(orders)
    .set({ stockReturnedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.stockReturnedAt)))
    .returning({ id: orders.id });
  return claimed.length > 0;
}

export type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number];

/** The oldest first. The lock on the order keeps others from moving them. */
export const listAttempts = (db: Executor, orderId: string) =>
  db
    .select({
      id: payments.id,
      invoiceId: payments.invoiceId,
      amountKopecks: payments.amountKopecks,
      state: payments.state,
      closingSince: payments.closingSince,
      refundRefusedAt: payments.refundRefusedAt,
      bankStatus: payments.bankStatus,
      bankModifiedAt: payments.bankModifiedAt,
      failureReason: payments.failureReason,
      expiresAt: payments.expiresAt,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));

const given = placeholders('orderId', 'amountKopecks', 'expiresAt', 'createdAt', 'askedAt');
type NewAttempt = Required<Pick<typeof payments.$inferInsert, keyof typeof given>>;

const newAttempt = prepared<NewAttempt, { id: string }[]>((db) =>
  db
    .insert(payments)
    .values({ ...given, state: 'awaiting', updatedAt: given.createdAt })
    .returning({ id: payments.id })
    .prepare('new_payment'),
);

export async function insertAttempt(db: Executor, attempt: NewAttempt): Promise<string> {
  const [inserted] = await newAttempt(db, attempt);
  if (!inserted) throw new Error('A payment was not written');
  return inserted.id;
}

export async function updateAttempt(
  db: Executor,
  { id, closingSince, refundRefusedAt }: AttemptRow,
  { state, closing, bankStatus, bankModifiedMs, failureReason }: PaymentAttempt,
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({
      state,
      closingSince: closing === 'wanted' ? (closingSince ?? now) : null,
      refundRefusedAt: closing === 'refused' ? (refundRefusedAt ?? now) : null,
      bankStatus,
      bankModifiedAt: bankModifiedMs === null ? null : new Date(bankModifiedMs),
      failureReason,
      updatedAt: now,
    })
    .where(eq(payments.id, id));
}
