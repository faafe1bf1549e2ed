import { and, desc, eq, exists, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PaymentKind } from '#domain/payment-methods.ts';
import type { CardDetails } from '#domain/receipt-money.ts';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { isHeld, isToReverse, payments } from './payments.table.ts';
import { refunds } from './refunds/refunds.table.ts';

const columns = {
  id: payments.id,
  orderId: payments.orderId,
  state: payments.state,
  amountKopecks: payments.amountKopecks,
  invoiceId: payments.invoiceId,
  pageUrl: payments.pageUrl,
  bankStatus: payments.bankStatus,
  failureReason: payments.failureReason,
  reversalRequestedAt: payments.reversalRequestedAt,
  expiresAt: payments.expiresAt,
};

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

/** The current payment of an order is its latest one. */
export async function findLatest(db: Executor, orderId: string) {
  const [found] = await db
    .select(columns)
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return found ?? null;
}

export async function findPayment(db: Executor, id: string): Promise<PaymentRow | null> {
  const [found] = await db.select(columns).from(payments).where(eq(payments.id, id));
  return found ?? null;
}

const isUnclaimed = (notSince: Date) => or(isNull(payments.claimedAt), lte(payments.claimedAt, notSince));

/** Claims the right to call the bank about a payment; true for one caller at a time. */
export async function claimBankRequest(
  db: Executor,
  id: string,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ claimedAt: now })
    .where(and(eq(payments.id, id), isUnclaimed(notSince)))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

export async function releaseBankRequest(db: Executor, id: string, claimedAt: Date): Promise<void> {
  await db
    .update(payments)
    .set({ claimedAt: null })
    .where(and(eq(payments.id, id), eq(payments.claimedAt, claimedAt)));
}

type Line = Pick<
  typeof orderLines.$inferSelect,
  'name' | 'itemNo' | 'productId' | 'quantity' | 'isBottled' | 'sizeMl' | 'priceKopecks' | 'bottles' | 'totalKopecks'
>;

/** A claimed payment with everything that an invoice needs. */
export type Claimed = {
  id: string;
  claimedAt: Date;
  amountKopecks: number;
  /** Of the order; more than the amount if a part is paid already. */
  totalKopecks: number;
  expiresAt: Date;
  orderNo: number;
  language: 'uk' | 'en';
  paymentKind: PaymentKind;
  phone: string;
  lines: Line[];
};

/** Claims a payment that has no invoice yet. */
export async function claimOpening(
  db: Executor,
  orderId: string,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<Claimed | null> {
  const [claimed] = await db
    .update(payments)
    .set({ claimedAt: now })
    .from(orders)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(orders.id, payments.orderId),
        eq(payments.state, 'awaiting'),
        isNull(payments.invoiceId),
        isNull(payments.reversalRequestedAt),
        isUnclaimed(notSince),
      ),
    )
    .returning({
      id: payments.id,
      amountKopecks: payments.amountKopecks,
      totalKopecks: orders.totalKopecks,
      expiresAt: payments.expiresAt,
      orderNo: orders.orderNo,
      language: orders.language,
      paymentKind: orders.paymentKind,
      phone: orders.phone,
      lines: sql<Line[]>`(select coalesce(json_agg(json_build_object('name', ${orderLines.name},
        'itemNo', ${orderLines.itemNo}, 'productId', ${orderLines.productId}, 'quantity', ${orderLines.quantity},
        'isBottled', ${orderLines.isBottled}, 'sizeMl', ${orderLines.sizeMl}, 'priceKopecks', ${orderLines.priceKopecks},
        'bottles', ${orderLines.bottles}, 'totalKopecks', ${orderLines.totalKopecks})
        order by ${orderLines.position}), '[]') from ${orderLines} where ${orderLines.orderId} = ${payments.orderId})`,
    });
  return claimed ? { ...claimed, claimedAt: now } : null;
}

type Basket = NonNullable<typeof payments.$inferSelect.basket>;
type Opened = { invoiceId: string; pageUrl: string; basket: Basket };

const openedPayment = prepared<Omit<Opened, 'basket'> & { id: string; basket: string }, { id: string }[]>((db) =>
  db
    .update(payments)
    .set({
      ...placeholders('invoiceId', 'pageUrl'),
      basket: sql`${sql.placeholder('basket')}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(payments.id, sql.placeholder('id')),
        isNull(payments.invoiceId),
        eq(payments.state, 'awaiting'),
        isNull(payments.reversalRequestedAt),
      ),
    )
    .returning({ id: payments.id })
    .prepare('opened_payment'),
);

/** False if the payment was cancelled meanwhile. */
export async function storeInvoice(db: Executor, id: string, opened: Opened): Promise<boolean> {
  return (await openedPayment(db, { id, ...opened, basket: JSON.stringify(opened.basket) })).length > 0;
}

/** Empty for invoices from before baskets were stored. */
export async function findBasket(db: Executor, id: string): Promise<Basket> {
  const [found] = await db.select({ basket: payments.basket }).from(payments).where(eq(payments.id, id));
  return found?.basket ?? [];
}

/** The order and payment of an invoice. */
export async function findByInvoice(db: Executor, invoiceId: string) {
  const [found] = await db
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId));
  return found ?? null;
}

/** Once: later messages of the bank say the same. */
export async function storeCard(db: Executor, id: string, card: CardDetails): Promise<void> {
  await db
    .update(payments)
    .set({ card })
    .where(and(eq(payments.id, id), isNull(payments.card)));
}

const isRefundOpen = inArray(refunds.state, ['requested', 'sent']);

/** What staff took is theirs to give back. */
const isReversalPending = (db: Executor) =>
  or(
    isToReverse(payments),
    and(
      isNotNull(payments.invoiceId),
      exists(
        db
          .select({ id: refunds.id })
          .from(refunds)
          .where(and(eq(refunds.paymentId, payments.id), isRefundOpen)),
      ),
    ),
  );

export const listToVoidOrRefund = (db: Executor, orderId: string) =>
  db
    .select(columns)
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isReversalPending(db)))
    .orderBy(payments.createdAt);

const heldColumns = {
  id: payments.id,
  orderId: payments.orderId,
  invoiceId: sql<string>`${payments.invoiceId}`,
  amountKopecks: payments.amountKopecks,
  surplusKopecks: payments.surplusKopecks,
};

const heldPayments = (db: Executor, which: SQL | undefined) =>
  db
    .select(heldColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isHeld(payments), which))
    .orderBy(payments.bankModifiedAt);

export type HeldPayment = Awaited<ReturnType<typeof listToCapture>>[number];

const isSent = inArray(orders.status, ['send', 'completed']);

/** Held payments of an order that was sent. */
export const listToCapture = (db: Executor, orderId: string) =>
  heldPayments(db, and(eq(payments.orderId, orderId), isSent));

/** Sent orders whose payments are still held. */
export async function listOrdersToCapture(db: Executor, { notSince, limit }: Due): Promise<string[]> {
  const found = await heldPayments(db, and(isSent, isUnclaimed(notSince))).limit(limit);
  return [...new Set(found.map(({ orderId }) => orderId))];
}

/** The bank does not say when instalments were confirmed. */
const heldSince = sql`coalesce(${payments.bankModifiedAt}, ${payments.createdAt})`;

/** Held since before the given moment, of orders that were not sent. */
export const listHeldSince = (db: Executor, moment: Date, limit: number) =>
  heldPayments(
    db,
    and(sql`${heldSince} <= ${moment.toISOString()}::timestamptz`, inArray(orders.status, ['specified', 'processed'])),
  ).limit(limit);

type Due = { now: Date; notSince: Date; limit: number };

/** Two queries that use a partial index each: one condition with `or` would read all payments. */
function idsToVoidOrRefund(db: Executor) {
  const reversed = alias(payments, 'reversed');
  return db
    .select({ id: reversed.id })
    .from(reversed)
    .where(isToReverse(reversed))
    .unionAll(db.select({ id: refunds.paymentId }).from(refunds).where(isRefundOpen));
}

/** Orders with payments to void or refund, the least recently tried first, so that many stuck ones do not starve the others. */
export async function listOrdersToVoidOrRefund(db: Executor, { notSince, limit }: Due): Promise<string[]> {
  const found = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(inArray(payments.id, idsToVoidOrRefund(db)), isReversalPending(db), isUnclaimed(notSince)))
    .groupBy(payments.orderId)
    .orderBy(sql`min(coalesce(${payments.claimedAt}, ${payments.reversalRequestedAt}, ${payments.updatedAt}))`)
    .limit(limit);
  return found.map(({ orderId }) => orderId);
}

/** Payments without an invoice. */
export const listUnopened = (db: Executor, { notSince, limit }: Due) =>
  db
    .select(columns)
    .from(payments)
    .where(
      and(
        eq(payments.state, 'awaiting'),
        isNull(payments.invoiceId),
        isNull(payments.reversalRequestedAt),
        lte(payments.createdAt, notSince),
        isUnclaimed(notSince),
      ),
    )
    // One that cannot be opened moves behind the others.
    .orderBy(sql`${payments.claimedAt} nulls first`, payments.expiresAt)
    .limit(limit);

const eagerMinutes = 15;
const patientMinutes = 10;

/** Open invoices due for polling: often while young and after expiry, rarely in between. */
export const listToPoll = (db: Executor, { now, notSince, limit }: Due) => {
  const at = now.toISOString();
  const isYoung = sql`${payments.createdAt} > ${at}::timestamptz - make_interval(mins => ${eagerMinutes})`;
  const isOver = sql`${payments.expiresAt} <= ${at}::timestamptz`;
  const isDue = sql`coalesce(${payments.claimedAt}, ${payments.createdAt}) <= ${at}::timestamptz - make_interval(mins => ${patientMinutes})`;
  return db
    .select(columns)
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['awaiting', 'failed']),
        isNotNull(payments.invoiceId),
        isNull(payments.reversalRequestedAt),
        isUnclaimed(notSince),
        or(isYoung, isOver, isDue),
      ),
    )
    .orderBy(sql`${payments.claimedAt} nulls first`)
    .limit(limit);
};
