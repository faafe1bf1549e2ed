import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reservation } from '#domain/unpaid-limits.ts';
import type { Executor } from '#server/db/connection.ts';
import { orderLines } from '../order-lines.table.ts';
import { isUnpaid, orders } from '../orders.table.ts';

/** Until the transaction ends. Everybody takes the keys in one order, so that nobody waits in a circle. */
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

/** Every open unpaid order of this caller, account, phone or e-mail, and by which of them it was found. */
export function listUnpaid(db: Executor, { callerHash, userId, phone, email }: Holder): Promise<OpenReservation[]> {
  const none = sql`false`;
  // Strangers who order under somebody's phone or e-mail do not hold back the person who has an account.
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
  return db
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
    .where(and(isUnpaid(orders), or(of.caller, of.user, of.phone, of.email)));
}
