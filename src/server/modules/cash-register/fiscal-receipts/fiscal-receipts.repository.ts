import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { shopTimeZone } from '#domain/dates.ts';
import type { Executor } from '#server/db/connection.ts';
import { countUpTo } from '#server/db/rows.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { fiscalReceipts } from './fiscal-receipts.table.ts';

export type ReceiptRow = typeof fiscalReceipts.$inferSelect;
export type NewReceipt = Pick<
  ReceiptRow,
  'orderId' | 'paymentId' | 'kind' | 'saleId' | 'amountKopecks' | 'fromKopecks' | 'lines' | 'money' | 'createdAt'
>;

const paymentColumns = {
  id: payments.id,
  orderId: payments.orderId,
  state: payments.state,
  isReversed: sql<boolean>`(${payments.reversalRequestedAt} is not null or ${payments.refundRefusedAt} is not null)`,
  isHeld: sql<boolean>`coalesce(${payments.bankStatus} = 'hold', false)`,
  amountKopecks: payments.amountKopecks,
  refundedKopecks: payments.refundedKopecks,
  basket: payments.basket,
  card: payments.card,
  note: payments.note,
};

export type FiscalPaymentRow = Awaited<ReturnType<typeof listPayments>>[number];

/** Those whose receipts the shop makes. Protected by the row lock on the order. */
export const listPayments = (db: Executor, orderId: string) =>
  db
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.receiptsBy, 'checkbox')))
    .orderBy(asc(payments.createdAt), asc(payments.id));

/** Oldest first. */
export const listOfOrder = (db: Executor, orderId: string): Promise<ReceiptRow[]> =>
  db
    .select()
    .from(fiscalReceipts)
    .where(eq(fiscalReceipts.orderId, orderId))
    .orderBy(asc(fiscalReceipts.createdAt), asc(fiscalReceipts.id));

export type OrderedLine = Awaited<ReturnType<typeof listOrderedLines>>[number];

export const listOrderedLines = (db: Executor, orderId: string) =>
  db
    .select({
      name: orderLines.name,
      itemNo: orderLines.itemNo,
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      isBottled: orderLines.isBottled,
      sizeMl: orderLines.sizeMl,
      priceKopecks: orderLines.priceKopecks,
      bottles: orderLines.bottles,
      totalKopecks: orderLines.totalKopecks,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position);

export async function insertReceipt(db: Executor, receipt: NewReceipt): Promise<void> {
  await db.insert(fiscalReceipts).values({ ...receipt, updatedAt: receipt.createdAt });
}

const isOpen = inArray(fiscalReceipts.state, ['due', 'sent']);
const isUnclaimed = (notSince: Date) => or(isNull(fiscalReceipts.claimedAt), lte(fiscalReceipts.claimedAt, notSince));

export type OpenReceipt = Awaited<ReturnType<typeof listOpen>>[number];

/** Receipts that wait to be sent or for their outcome, oldest first, with their payments. */
export const listOpen = (db: Executor, orderId: string) =>
  db
    .select({ receipt: fiscalReceipts, payment: paymentColumns, orderNo: orders.orderNo })
    .from(fiscalReceipts)
    .innerJoin(payments, eq(payments.id, fiscalReceipts.paymentId))
    .innerJoin(orders, eq(orders.id, fiscalReceipts.orderId))
    .where(and(eq(fiscalReceipts.orderId, orderId), isOpen))
    .orderBy(asc(fiscalReceipts.createdAt), asc(fiscalReceipts.id));

type Claim = { now: Date; notSince: Date };

/** True for one caller, which may send it: nobody else has sent it since the caller looked it up. */
export async function claimSending(
  db: Executor,
  { id, sentAt }: Pick<ReceiptRow, 'id' | 'sentAt'>,
  { now, notSince }: Claim,
): Promise<boolean> {
  const claimed = await db
    .update(fiscalReceipts)
    .set({ state: 'sent', sentAt: now, claimedAt: now, updatedAt: now })
    .where(
      and(
        eq(fiscalReceipts.id, id),
        isOpen,
        isUnclaimed(notSince),
        sentAt === null ? isNull(fiscalReceipts.sentAt) : eq(fiscalReceipts.sentAt, sentAt),
      ),
    )
    .returning({ id: fiscalReceipts.id });
  return claimed.length > 0;
}

/** Of a receipt that was never sent. */
export async function withdraw(db: Executor, id: string): Promise<void> {
  await db.delete(fiscalReceipts).where(and(eq(fiscalReceipts.id, id), eq(fiscalReceipts.state, 'due')));
}

type Made = { id: string; fiscalCode: string | null; taxUrl: string | null; isOffline: boolean };

/** False if another process was faster. */
export async function markDone(db: Executor, { id, fiscalCode, taxUrl, isOffline }: Made, now: Date): Promise<boolean> {
  const done = await db
    .update(fiscalReceipts)
    .set({
      state: 'done',
      fiscalCode,
      taxUrl,
      isOffline,
      problem: null,
      reason: null,
      claimedAt: null,
      doneAt: now,
      updatedAt: now,
    })
    .where(and(eq(fiscalReceipts.id, id), isOpen))
    .returning({ id: fiscalReceipts.id });
  return done.length > 0;
}

export async function markError(db: Executor, id: string, reason: string | null, now: Date): Promise<void> {
  await db
    .update(fiscalReceipts)
    .set({ state: 'error', problem: 'refused', reason, claimedAt: null, updatedAt: now })
    .where(and(eq(fiscalReceipts.id, id), eq(fiscalReceipts.state, 'sent')));
}

/** Releases the claim and counts the failure. */
export async function recordFailure(
  db: Executor,
  id: string,
  { problem, reason }: Pick<ReceiptRow, 'problem' | 'reason'>,
  now: Date,
): Promise<void> {
  await db
    .update(fiscalReceipts)
    .set({ problem, reason, failures: sql`${fiscalReceipts.failures} + 1`, claimedAt: null, updatedAt: now })
    .where(and(eq(fiscalReceipts.id, id), isOpen));
}

/** The register has it, but is not ready. */
export async function recordWaiting(
  db: Executor,
  id: string,
  problem: ReceiptRow['problem'],
  now: Date,
): Promise<void> {
  await db
    .update(fiscalReceipts)
    .set({ problem, reason: null, claimedAt: null, updatedAt: now })
    .where(and(eq(fiscalReceipts.id, id), isOpen));
}

/** True for one caller: the error is dealt with. */
export async function markRepeated(db: Executor, id: string, now: Date): Promise<boolean> {
  const repeated = await db
    .update(fiscalReceipts)
    .set({ repeatedAt: now, updatedAt: now })
    .where(and(eq(fiscalReceipts.id, id), eq(fiscalReceipts.state, 'error'), isNull(fiscalReceipts.repeatedAt)))
    .returning({ id: fiscalReceipts.id });
  return repeated.length > 0;
}

export async function findReceipt(db: Executor, id: string): Promise<ReceiptRow | null> {
  const [found] = await db.select().from(fiscalReceipts).where(eq(fiscalReceipts.id, id));
  return found ?? null;
}

const sweepDays = 45;
const longestPauseMinutes = 30;

/**
 * Orders with receipts to make or to look up, those that failed least first, each after a pause that doubles with every failure.
 */
export async function listOrdersToServe(db: Executor, now: Date, limit: number): Promise<string[]> {
  const at = now.toISOString();
  const { rows } = await db.execute<{ orderId: string }>(sql`
    with changed as (
      select ${payments.id}, ${payments.orderId}, ${payments.state}, ${payments.bankStatus}, ${payments.amountKopecks},
        ${payments.refundedKopecks}, ${payments.reversalRequestedAt}, ${payments.refundRefusedAt} from ${payments}
      where ${payments.receiptsBy} = 'checkbox'
        and ${payments.updatedAt} > ${at}::timestamptz - make_interval(days => ${sweepDays})),
    living as (
      select ${fiscalReceipts.paymentId} as payment_id,
        bool_or(${fiscalReceipts.kind} = 'sale' and ${fiscalReceipts.state} <> 'error') as has_sale,
        bool_or(${fiscalReceipts.kind} = 'sale' and ${fiscalReceipts.state} = 'done') as is_sold,
        bool_or(${fiscalReceipts.state} = 'error' and ${fiscalReceipts.repeatedAt} is null) as is_blocked,
        sum(${fiscalReceipts.amountKopecks}) filter (where ${fiscalReceipts.kind} = 'return' and ${fiscalReceipts.state} <> 'error') as returned
      from ${fiscalReceipts} where ${fiscalReceipts.orderId} in (select order_id from changed) group by 1),
    due as (
      select ${payments.orderId} as order_id, 0 as failures from changed as ${payments}
      left join living on living.payment_id = ${payments.id}
      where not coalesce(living.is_blocked, false)
        and (
          (not coalesce(living.has_sale, false) and ${payments.state} = 'paid' and ${payments.amountKopecks} > 0
            and ${payments.bankStatus} is distinct from 'hold'
            and ${payments.reversalRequestedAt} is null and ${payments.refundRefusedAt} is null)
          or (living.is_sold and coalesce(living.returned, 0) <
            case when ${payments.state} = 'refunded' then ${payments.amountKopecks} else ${payments.refundedKopecks} end)
        )
      union all
      select ${fiscalReceipts.orderId}, ${fiscalReceipts.failures} from ${fiscalReceipts}
      where ${fiscalReceipts.state} in ('due', 'sent') and ${fiscalReceipts.updatedAt} <= ${at}::timestamptz -
        make_interval(mins => case when ${fiscalReceipts.failures} = 0 then 0
          else least(power(2, least(${fiscalReceipts.failures}, 10) - 1)::int, ${longestPauseMinutes}) end)
    )
    select order_id as "orderId" from due group by 1 order by min(failures), 1 limit ${limit}`);
  return rows.map(({ orderId }) => orderId);
}

/** Receipts that were made offline, so that the tax office had no page yet. */
export const listWithoutPage = (db: Executor, { now, notSince }: Claim, limit: number) =>
  db
    .select({ id: fiscalReceipts.id })
    .from(fiscalReceipts)
    .where(
      and(
        eq(fiscalReceipts.state, 'done'),
        isNull(fiscalReceipts.taxUrl),
        isNotNull(fiscalReceipts.doneAt),
        isUnclaimed(notSince),
        sql`${fiscalReceipts.doneAt} > ${now.toISOString()}::timestamptz - interval '8 days'`,
      ),
    )
    .orderBy(sql`${fiscalReceipts.claimedAt} nulls first`)
    .limit(limit);

export async function storePage(db: Executor, { id, taxUrl, isOffline }: Made, now: Date): Promise<void> {
  await db
    .update(fiscalReceipts)
    .set({ taxUrl, isOffline, claimedAt: now, updatedAt: now })
    .where(and(eq(fiscalReceipts.id, id), eq(fiscalReceipts.state, 'done')));
}

const numbered = { receipt: fiscalReceipts, orderNo: orders.orderNo };

const selectNumbered = (db: Executor) =>
  db.select(numbered).from(fiscalReceipts).innerJoin(orders, eq(orders.id, fiscalReceipts.orderId));

export type NumberedReceipt = Awaited<ReturnType<typeof listNumbered>>[number];

/** Newest first. */
export const listNumbered = (db: Executor, orderId: string) =>
  selectNumbered(db)
    .where(eq(fiscalReceipts.orderId, orderId))
    .orderBy(desc(fiscalReceipts.createdAt), desc(fiscalReceipts.id));

export type ReceiptQuery = {
  readonly state?: 'problem' | 'waiting' | 'done' | undefined;
  readonly kind?: ReceiptRow['kind'] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly find?: string | undefined;
  readonly perPage: number;
  readonly startPage: number;
};

const needsStaff = sql`(${fiscalReceipts.state} = 'error' and ${fiscalReceipts.repeatedAt} is null)`;
/** Receipts that have failed this often are worth a look, though they are tried again. */
const alarmingFailures = 5;
const isAlarming = or(needsStaff, and(isOpen, gte(fiscalReceipts.failures, alarmingFailures)));
const ofState = { problem: isAlarming, waiting: isOpen, done: eq(fiscalReceipts.state, 'done') };
const midnight = (day: string, more = 0) =>
  sql`((${day}::date + ${more}::int)::timestamp at time zone ${sql.raw(`'${shopTimeZone}'`)})`;

function matching({ state, kind, from, to, find }: ReceiptQuery) {
  // No order has such a number if there are no digits, or too many of them.
  const typed = find?.replaceAll(/\D/g, '') ?? '';
  const digits = /^\d{1,15}$/.test(typed) ? typed : '0';
  return and(
    state && ofState[state],
    kind && eq(fiscalReceipts.kind, kind),
    from === undefined ? undefined : sql`${fiscalReceipts.createdAt} >= ${midnight(from)}`,
    to === undefined ? undefined : sql`${fiscalReceipts.createdAt} < ${midnight(to, 1)}`,
    find?.trim()
      ? sql`${fiscalReceipts.orderId} in (select ${orders.id} from ${orders} where ${orders.orderNo} = ${digits}::bigint)`
      : undefined,
  );
}

export const listPage = (db: Executor, query: ReceiptQuery) =>
  selectNumbered(db)
    .where(matching(query))
    .orderBy(desc(fiscalReceipts.createdAt), desc(fiscalReceipts.id))
    .limit(query.perPage)
    .offset((query.startPage - 1) * query.perPage);

export const countMatching = (db: Executor, query: ReceiptQuery): Promise<number> =>
  countUpTo(db, fiscalReceipts, matching(query));

export async function countOpen(db: Executor): Promise<{ waiting: number; errors: number }> {
  const [waiting, errors] = await Promise.all([
    countUpTo(db, fiscalReceipts, isOpen),
    countUpTo(db, fiscalReceipts, needsStaff),
  ]);
  return { waiting, errors };
}

/** Paid invoices whose receipts the bank makes. */
export async function listInvoicesOfBank(db: Executor, orderId: string) {
  const found = await db
    .select({ invoiceId: payments.invoiceId, orderNo: orders.orderNo })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.orderId, orderId), eq(payments.receiptsBy, 'monobank')))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return found.flatMap(({ invoiceId, orderNo }) => (invoiceId === null ? [] : [{ invoiceId, orderNo }]));
}

export const countFailed = (db: Executor): Promise<number> => countUpTo(db, fiscalReceipts, isAlarming);
