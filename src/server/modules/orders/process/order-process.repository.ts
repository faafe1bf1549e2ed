import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PaymentAttempt } from '#domain/order-process.ts';
import type { Executor } from '#server/db/connection.ts';
import type { NewJob } from '#server/db/job-queue.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { orderEvents } from '../order-events.table.ts';
import { orders } from '../orders.table.ts';

export type LockedOrder = typeof orders.$inferSelect;

async function lock(db: Executor, which: SQL | undefined): Promise<LockedOrder | null> {
  const [found] = await db.select().from(orders).where(which).for('update');
  return found ?? null;
}

/** Takes the row lock of the order. Lock order: order, then goods, then payments. */
export const lockOrder = (db: Executor, id: string) => lock(db, eq(orders.id, id));

/** Another person's order is reported as not found. */
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

/** True for exactly one caller, which must return the goods in the same transaction. */
export async function claimStockReturn(db: Executor, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(orders)
    .set({ stockReturnedAt: now })
    .where(and(eq(orders.id, id), isNull(orders.stockReturnedAt)))
    .returning({ id: orders.id });
  return claimed.length > 0;
}

export type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number];

/** Oldest first. Protected by the row lock on the order. */
export const listAttempts = (db: Executor, orderId: string) =>
  db
    .select({
      id: payments.id,
      invoiceId: payments.invoiceId,
      amountKopecks: payments.amountKopecks,
      state: payments.state,
      reversalRequestedAt: payments.reversalRequestedAt,
      refundRefusedAt: payments.refundRefusedAt,
      bankStatus: payments.bankStatus,
      bankModifiedAt: payments.bankModifiedAt,
      failureReason: payments.failureReason,
      note: payments.note,
      surplusKopecks: payments.surplusKopecks,
      refundedKopecks: payments.refundedKopecks,
      refusedKopecks: payments.refusedKopecks,
      repaidKopecks: payments.repaidKopecks,
      expiresAt: payments.expiresAt,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));

type NewAttempt = Required<Pick<typeof payments.$inferInsert, 'orderId' | 'amountKopecks' | 'expiresAt' | 'createdAt'>>;

export async function insertAttempt(db: Executor, attempt: NewAttempt): Promise<void> {
  await db.insert(payments).values({ ...attempt, state: 'awaiting', updatedAt: attempt.createdAt });
}

type ReceiptsBy = typeof payments.$inferSelect.receiptsBy;

/** Money that staff took themselves. */
export async function insertPaymentByHand(
  db: Executor,
  payment: { orderId: string; amountKopecks: number; note: string; createdAt: Date; receiptsBy: ReceiptsBy },
): Promise<void> {
  const { createdAt } = payment;
  await db
    .insert(payments)
    .values({ ...payment, state: 'paid', paidAt: createdAt, expiresAt: createdAt, updatedAt: createdAt });
}

export async function updateAttempt(
  db: Executor,
  { id, reversalRequestedAt, refundRefusedAt }: AttemptRow,
  { state, reversal, bankStatus, bankModifiedMs, failureReason, ...sums }: PaymentAttempt,
  now: Date,
  /** Missing if it was paid before. */
  receiptsBy?: ReceiptsBy,
): Promise<void> {
  await db
    .update(payments)
    .set({
      state,
      reversalRequestedAt: reversal === 'requested' ? (reversalRequestedAt ?? now) : null,
      refundRefusedAt: reversal === 'refused' ? (refundRefusedAt ?? now) : null,
      bankStatus,
      bankModifiedAt: bankModifiedMs === null ? null : new Date(bankModifiedMs),
      failureReason,
      surplusKopecks: sums.surplusKopecks,
      refundedKopecks: sums.refundedKopecks,
      refusedKopecks: sums.refusedKopecks,
      repaidKopecks: sums.repaidKopecks,
      ...(receiptsBy !== undefined && { receiptsBy, paidAt: now }),
      updatedAt: now,
    })
    .where(eq(payments.id, id));
}

const eventFields = placeholders('orderId', 'kind', 'actorId', 'details', 'createdAt');
type NewEvent = Required<Pick<typeof orderEvents.$inferInsert, keyof typeof eventFields>>;

const newEvent = prepared<NewEvent, { id: string }[]>((db) =>
  db.insert(orderEvents).values(eventFields).returning({ id: orderEvents.id }).prepare('new_order_event'),
);

export async function insertEvent(db: Executor, event: NewEvent): Promise<string> {
  const [inserted] = await newEvent(db, event);
  if (!inserted) throw new Error('An event of an order was not written');
  return inserted.id;
}

/** What begins with an order, besides the job of its e-mail: see `startOf`. */
export type Start = NewEvent & NewJob & { amountKopecks: number | null; expiresAt: Date; claimedAt: Date };

/** The first entry of the history, and the payment if there is an amount, for the statement that writes the order. */
export function insertionsOfStart(db: Executor) {
  const event = db.$with('new_event').as(db.insert(orderEvents).values(eventFields).returning({ id: orderEvents.id }));
  const { orderId, amountKopecks, expiresAt, createdAt, claimedAt } = placeholders(
    'orderId',
    'amountKopecks',
    'expiresAt',
    'createdAt',
    'claimedAt',
  );
  const payment = db.$with('new_payment', { id: sql<string>`id`.as('id') }).as(sql`
    insert into ${payments} (order_id, state, amount_kopecks, expires_at, created_at, updated_at, asked_at)
    select ${orderId}::uuid, 'awaiting', amount, ${expiresAt}::timestamptz, placed_at, placed_at, ${claimedAt}::timestamptz
    from (select ${amountKopecks}::integer as amount, ${createdAt}::timestamptz as placed_at) as bill where amount is not null
    returning id`);
  return { event, payment };
}

/** Protected by the row lock on the order. */
export async function findLatestEvent(db: Executor, orderId: string) {
  const [latest] = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.id))
    .limit(1);
  return latest ?? null;
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Oldest first, with their actors. */
export function listEvents(db: Executor, orderId: string) {
  return db
    .select({
      id: orderEvents.id,
      kind: orderEvents.kind,
      details: orderEvents.details,
      createdAt: orderEvents.createdAt,
      actorId: users.id,
      actorName: sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`,
      actorEmail: users.email,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
}
