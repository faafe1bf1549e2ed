import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Reservation } from '#domain/unpaid-limits.ts';
import type { Executor } from '#server/db/connection.ts';
import { addJobCall } from '#server/db/job-queue.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { type StockDecrement, stockUpdate } from '#server/modules/products/stock/stock-decrement.table.ts';
import { insertionOfLines, linesAsJson, type NewLine } from '../order-lines.repository.ts';
import { orderLines } from '../order-lines.table.ts';
import { type OrderRow, orderColumns, shownStatus } from '../orders.repository.ts';
import { isUnpaid, orders } from '../orders.table.ts';
import { insertionsOfStart, type Start } from '../process/order-process.repository.ts';
import { idempotencyKeys } from './idempotency-keys.table.ts';

const given = placeholders(
  'id',
  'userId',
  'status',
  'paymentState',
  'paymentKind',
  'paymentMethod',
  'firstName',
  'lastName',
  'email',
  'phone',
  'comment',
  'deliveryKind',
  'delivery',
  'region',
  'city',
  'address',
  'destination',
  'totalKopecks',
  'language',
  'createdAt',
  'callerHash',
);

export type NewOrder = Required<Pick<typeof orders.$inferInsert, keyof typeof given>>;

type Written = {
  new_order: Omit<OrderRow, 'statusShown' | 'lines' | 'parcel' | 'refunds'>;
  shown: OrderRow['statusShown'];
  counted: { taken: number };
  started: { paymentId: string | null };
};

const newOrder = prepared<NewOrder & StockDecrement & Start & { lines: string }, Written[]>((db) => {
  const taken = db.$with('taken_stock').as(stockUpdate(db));
  const order = db.$with('new_order').as(db.insert(orders).values(given).returning(orderColumns));
  const lines = db
    .$with('new_lines')
    .as(insertionOfLines(db, sql.placeholder('lines')).returning({ id: orderLines.id }));
  const counted = db
    .select({ taken: sql<number>`count(*)`.as('taken') })
    .from(taken)
    .as('counted');
  const { event, payment } = insertionsOfStart(db);
  const started = db
    .select({ paymentId: sql<string | null>`(select id from ${payment})`.as('payment_id') })
    .from(addJobCall)
    .as('started');
  return db
    .with(taken, order, lines, event, payment)
    .select()
    .from(order)
    .crossJoin(counted)
    .crossJoin(started)
    .leftJoinLateral(shownStatus(db, order.status), sql`true`)
    .prepare('new_order');
});

type NewOrderParts = {
  readonly order: NewOrder;
  readonly lines: readonly NewLine[];
  readonly decrement: StockDecrement;
  readonly start: Start;
};

/**
 * Takes the stock, inserts the order with its lines, history and payment, and queues the e-mail, in one statement. `taken` counts the
 * goods that had enough. The order is returned as it can be read after the commit, which saves reading it.
 */
export async function insertOrder(db: Executor, { order, lines, decrement, start }: NewOrderParts) {
  const [written] = await newOrder(db, { ...order, ...decrement, ...start, lines: linesAsJson(order.id, lines) });
  if (!written) throw new Error('The database returned no order');
  const row: OrderRow = {
    ...written.new_order,
    statusShown: written.shown,
    lines: [...lines],
    parcel: null,
    refunds: [],
  };
  return { row, taken: written.counted.taken, paymentId: written.started.paymentId };
}

export type Claim = {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly createdAt: Date;
};

type Answer = { readonly orderId: string };

const newKey = prepared<Claim, { answer: unknown }[]>((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      ...placeholders('scope', 'key', 'bodyHash', 'createdAt'),
      answer: sql`jsonb_build_object('orderId', uuidv7())`,
    })
    .onConflictDoNothing()
    .returning({ answer: idempotencyKeys.answer, held: sql`hold_discounts()` })
    .prepare('new_idempotency_key'),
);

/** Reserves the order's id with the key and holds the discounts, which saves two statements. Blocks while another transaction holds the same key. */
export async function claimKey(db: Executor, claim: Claim): Promise<string | null> {
  const [claimed] = await newKey(db, claim);
  return claimed ? (claimed.answer as Answer).orderId : null;
}

export async function findKey(db: Executor, key: string) {
  const [found] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return found ? { ...found, orderId: (found.answer as Answer).orderId } : null;
}

export async function deleteKeysBefore(db: Executor, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, moment));
  return rowCount ?? 0;
}

/** Advisory locks until the transaction ends, taken in a fixed order to avoid deadlocks. */
export async function lockKeys(db: Executor, keys: readonly string[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(number) from (
    select hashtextextended(key, 0) as number from unnest(${sql.param(keys)}::text[]) as key order by 1) as sorted`);
}

export type Holder = {
  readonly callerHash: Buffer | null;
  readonly userId: string | null;
  readonly phone: string;
  readonly email: string;
};

type OpenReservation = Reservation & {
  readonly isOfCaller: boolean;
  readonly isOfUser: boolean;
  readonly isOfPhone: boolean;
  readonly isOfEmail: boolean;
};

/** Open unpaid orders of this IP address, account, phone or e-mail, and which of these matched. */
export function listUnpaid(db: Executor, { callerHash, userId, phone, email }: Holder): Promise<OpenReservation[]> {
  const none = sql`false`;
  // Guests who use another person's phone or e-mail must not use up the limit of that person's account.
  const isCounted = userId ? isNotNull(orders.userId) : undefined;
  const of = {
    caller: callerHash ? eq(orders.callerHash, callerHash) : none,
    user: userId ? eq(orders.userId, userId) : none,
    phone: and(eq(orders.phone, phone), isCounted),
    email: and(eq(sql`lower(${orders.email})`, email.toLowerCase()), isCounted),
  };
  const holds = (condition: SQL | undefined) => sql<boolean>`coalesce(${condition}, false)`;
  const reserved = db
    .select({
      lines: sql<Reservation['lines']>`json_agg(json_build_object('productId', ${orderLines.productId},
        'isBottled', ${orderLines.isBottled}, 'quantity', ${orderLines.quantity}))`.as('lines'),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id))
    .as('reserved');
  return (
    db
      .select({
        totalKopecks: orders.totalKopecks,
        lines: sql<Reservation['lines']>`coalesce(${reserved.lines}, '[]')`,
        isOfCaller: holds(of.caller),
        isOfUser: holds(of.user),
        isOfPhone: holds(of.phone),
        isOfEmail: holds(of.email),
      })
      .from(orders)
      .leftJoinLateral(reserved, sql`true`)
      // Orders that are paid otherwise and have no caller were taken by staff.
      .where(
        and(
          isUnpaid(orders),
          or(inArray(orders.paymentKind, ['online', 'instalments']), isNotNull(orders.callerHash)),
          or(of.caller, of.user, of.phone, of.email),
        ),
      )
  );
}
