import { and, desc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PaymentState } from '#domain/payment-states.ts';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { payments } from './payments.table.ts';

const given = placeholders('orderId', 'amountKopecks', 'expiresAt', 'createdAt', 'askedAt');
type NewPayment = Required<Pick<typeof payments.$inferInsert, keyof typeof given>>;

const newPayment = prepared<NewPayment, { id: string }[]>((db) =>
  db
    .insert(payments)
    .values({ ...given, state: 'awaiting', updatedAt: given.createdAt })
    .returning({ id: payments.id })
    .prepare('new_payment'),
);

export async function insertPayment(db: Executor, payment: NewPayment): Promise<string> {
  const [inserted] = await newPayment(db, payment);
  if (!inserted) throw new Error('A payment was not written');
  return inserted.id;
}

const columns = {
  id: payments.id,
  orderId: payments.orderId,
  state: payments.state,
  amountKopecks: payments.amountKopecks,
  invoiceId: payments.invoiceId,
  pageUrl: payments.pageUrl,
  bankStatus: payments.bankStatus,
  closingSince: payments.closingSince,
  expiresAt: payments.expiresAt,
};

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

/** The attempt that counts: whatever an older one does, the order waits for this one. */
export async function findLatest(db: Executor, orderId: string) {
  const [found] = await db
    .select(columns)
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return found ?? null;
}

const isFreeToAsk = (notSince: Date) => or(isNull(payments.askedAt), lte(payments.askedAt, notSince));

/** Whoever gets true asks the bank; anybody else leaves it to them. */
export async function claimAsking(
  db: Executor,
  id: string,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ askedAt: now })
    .where(and(eq(payments.id, id), isFreeToAsk(notSince)))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

export async function releaseAsking(db: Executor, id: string, askedAt: Date): Promise<void> {
  await db
    .update(payments)
    .set({ askedAt: null })
    .where(and(eq(payments.id, id), eq(payments.askedAt, askedAt)));
}

type Line = Pick<
  typeof orderLines.$inferSelect,
  'name' | 'itemNo' | 'productId' | 'quantity' | 'isBottled' | 'totalKopecks'
>;

/** An attempt that its holder alone asks the bank about, with all that the bank has to be told of its order. */
export type Claimed = {
  id: string;
  askedAt: Date;
  amountKopecks: number;
  orderNo: number;
  language: 'uk' | 'en';
  lines: Line[];
};

/** As above, for an attempt that has no invoice yet. */
export async function claimOpening(
  db: Executor,
  orderId: string,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<Claimed | null> {
  const [claimed] = await db
    .update(payments)
    .set({ askedAt: now })
    .from(orders)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(orders.id, payments.orderId),
        eq(payments.state, 'awaiting'),
        isNull(payments.invoiceId),
        isNull(payments.closingSince),
        isFreeToAsk(notSince),
      ),
    )
    .returning({
      id: payments.id,
      amountKopecks: payments.amountKopecks,
      orderNo: orders.orderNo,
      language: orders.language,
      lines: sql<Line[]>`(select coalesce(json_agg(json_build_object('name', ${orderLines.name},
        'itemNo', ${orderLines.itemNo}, 'productId', ${orderLines.productId}, 'quantity', ${orderLines.quantity},
        'isBottled', ${orderLines.isBottled}, 'totalKopecks', ${orderLines.totalKopecks})
        order by ${orderLines.position}), '[]') from ${orderLines} where ${orderLines.orderId} = ${payments.orderId})`,
    });
  return claimed ? { ...claimed, askedAt: now } : null;
}

type Opened = { invoiceId: string; pageUrl: string; expiresAt: Date };

const openedPayment = prepared<Opened & { id: string }, { id: string }[]>((db) =>
  db
    .update(payments)
    .set({ ...placeholders('invoiceId', 'pageUrl', 'expiresAt'), updatedAt: sql`now()` })
    .where(
      and(
        eq(payments.id, sql.placeholder('id')),
        isNull(payments.invoiceId),
        eq(payments.state, 'awaiting'),
        isNull(payments.closingSince),
      ),
    )
    .returning({ id: payments.id })
    .prepare('opened_payment'),
);

/** False if nobody wants the invoice any more by now. */
export async function storeInvoice(db: Executor, id: string, opened: Opened): Promise<boolean> {
  return (await openedPayment(db, { id, ...opened })).length > 0;
}

const lockedColumns = {
  ...columns,
  orderNo: orders.orderNo,
  orderStatus: orders.status,
  orderPaymentState: orders.paymentState,
  orderKopecks: orders.totalKopecks,
  isLatest: sql<boolean>`not exists (select from ${payments} newer where newer.order_id = ${payments.orderId}
    and (newer.created_at, newer.id) > (${payments.createdAt}, ${payments.id}))`,
};

export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

async function lock(db: Executor, which: SQL) {
  // First the order and then the payment, as everybody does who changes both.
  await db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, db.select({ id: payments.orderId }).from(payments).where(which)))
    .for('update');
  const [found] = await db
    .select(lockedColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(which)
    .for('update', { of: payments });
  return found ?? null;
}

/** With its order, until the transaction ends. */
export const lockPayment = (db: Executor, id: string) => lock(db, eq(payments.id, id));
export const lockPaymentOfInvoice = (db: Executor, invoiceId: string) => lock(db, eq(payments.invoiceId, invoiceId));

/** Serialises whoever wants to pay. */
export async function lockOrder(db: Executor, orderId: string) {
  const [found] = await db
    .select({ status: orders.status, paymentState: orders.paymentState, totalKopecks: orders.totalKopecks })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return found ?? null;
}

type News = { status: string; modifiedAt: Date | null; failureReason: string | null; olderStatuses: readonly string[] };

/** Takes the bank's message down if it is newer than what is known; false if it is not. */
export async function recordNews(db: Executor, id: string, news: News): Promise<boolean> {
  const { status, modifiedAt, failureReason } = news;
  const olderStatus = or(isNull(payments.bankStatus), inArray(payments.bankStatus, [...news.olderStatuses]));
  const isNewer =
    modifiedAt === null
      ? olderStatus
      : or(
          isNull(payments.bankModifiedAt),
          sql`${payments.bankModifiedAt} < ${modifiedAt.toISOString()}`,
          and(sql`${payments.bankModifiedAt} = ${modifiedAt.toISOString()}`, olderStatus),
        );
  const recorded = await db
    .update(payments)
    .set({
      bankStatus: status,
      ...(modifiedAt && { bankModifiedAt: modifiedAt }),
      ...(failureReason !== null && { failureReason }),
      updatedAt: sql`now()`,
    })
    .where(and(eq(payments.id, id), isNewer))
    .returning({ id: payments.id });
  return recorded.length > 0;
}

export async function setState(db: Executor, id: string, state: PaymentState): Promise<void> {
  await db.update(payments).set({ state, updatedAt: sql`now()` }).where(eq(payments.id, id));
}

export async function setOrderPaymentState(db: Executor, orderId: string, paymentState: PaymentState): Promise<void> {
  await db
    .update(orders)
    .set({ paymentState, updatedAt: sql`now()`, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId));
}

const unsettled = ['awaiting', 'failed', 'paid'] as const;

/** Marks what shall not be paid, or not stay paid: all attempts of an order, or one, or all but one. */
export async function startClosing(
  db: Executor,
  orderId: string,
  { now, only, except }: { now: Date; only?: string; except?: string },
): Promise<boolean> {
  const marked = await db
    .update(payments)
    .set({ closingSince: sql`coalesce(${payments.closingSince}, ${now.toISOString()})` })
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.state, [...unsettled]),
        only === undefined ? undefined : eq(payments.id, only),
        except === undefined ? undefined : ne(payments.id, except),
      ),
    )
    .returning({ id: payments.id });
  return marked.length > 0;
}

/** It counts after all. */
export async function stopClosing(db: Executor, id: string): Promise<void> {
  await db.update(payments).set({ closingSince: null }).where(eq(payments.id, id));
}

/** The bank will not give it back: from here on it is for people to settle. */
export async function giveUpClosing(db: Executor, id: string, failureReason: string): Promise<void> {
  await db.update(payments).set({ closingSince: null, failureReason }).where(eq(payments.id, id));
}

type OneOfOrder = { readonly id: string; readonly orderId: string; readonly orderKopecks: number };

/** By another payment, and of the whole sum. */
export async function isPaidOtherwise(db: Executor, { id, orderId, orderKopecks }: OneOfOrder): Promise<boolean> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(payments.id, id),
        eq(payments.state, 'paid'),
        eq(payments.amountKopecks, orderKopecks),
      ),
    )
    .limit(1);
  return found.length > 0;
}

const isClosing = and(isNotNull(payments.closingSince), inArray(payments.state, [...unsettled]));

export const listClosing = (db: Executor, orderId: string) =>
  db
    .select(columns)
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isClosing))
    .orderBy(payments.createdAt);

type Due = { now: Date; notSince: Date; limit: number };

/** Orders some of whose attempts still have to be closed, those that waited longest first. */
export async function listOrdersToClose(db: Executor, { notSince, limit }: Due): Promise<string[]> {
  const found = await db
    .selectDistinct({ orderId: payments.orderId })
    .from(payments)
    .where(and(isClosing, isFreeToAsk(notSince)))
    .limit(limit);
  return found.map(({ orderId }) => orderId);
}

/** Nobody has been able to get an invoice for these yet. */
export const listUnopened = (db: Executor, { notSince, limit }: Due) =>
  db
    .select(columns)
    .from(payments)
    .where(
      and(
        eq(payments.state, 'awaiting'),
        isNull(payments.invoiceId),
        isNull(payments.closingSince),
        lte(payments.createdAt, notSince),
        isFreeToAsk(notSince),
      ),
    )
    .orderBy(payments.expiresAt)
    .limit(limit);

const eagerMinutes = 15;
const patientMinutes = 10;

/** Open invoices that nobody has told of for a while: often while they are young and when their time is over, else now and then. */
export const listToAsk = (db: Executor, { now, notSince, limit }: Due) => {
  const at = now.toISOString();
  const isYoung = sql`${payments.createdAt} > ${at}::timestamptz - make_interval(mins => ${eagerMinutes})`;
  const isOver = sql`${payments.expiresAt} <= ${at}::timestamptz`;
  const isDue = sql`coalesce(${payments.askedAt}, ${payments.createdAt}) <= ${at}::timestamptz - make_interval(mins => ${patientMinutes})`;
  return db
    .select(columns)
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['awaiting', 'failed']),
        isNotNull(payments.invoiceId),
        isNull(payments.closingSince),
        isFreeToAsk(notSince),
        or(isYoung, isOver, isDue),
      ),
    )
    .orderBy(sql`${payments.askedAt} nulls first`)
    .limit(limit);
};
