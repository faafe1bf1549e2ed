import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { orderEvents } from '#server/modules/orders/order-events.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { carrierRecipients, isDue, isSuspect, shipments } from './shipments.table.ts';

export type ShipmentRow = typeof shipments.$inferSelect;
type NewShipment = typeof shipments.$inferInsert;
export type ShipmentColumns = Partial<Omit<NewShipment, 'id' | 'orderId' | 'createdAt'>>;

export async function insertShipment(db: Executor, row: NewShipment): Promise<ShipmentRow> {
  const [made] = await db.insert(shipments).values(row).returning();
  if (!made) throw new Error('A shipment was not written');
  return made;
}

export async function findOrder(db: Executor, id: string) {
  const [found] = await db.select().from(orders).where(eq(orders.id, id));
  return found ?? null;
}

/** The newest of an order, whatever became of it. */
export async function findLatest(db: Executor, orderId: string): Promise<ShipmentRow | null> {
  const [found] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(desc(shipments.createdAt), desc(shipments.id))
    .limit(1);
  return found ?? null;
}

export async function findShipment(db: Executor, id: string): Promise<ShipmentRow | null> {
  const [found] = await db.select().from(shipments).where(eq(shipments.id, id));
  return found ?? null;
}

/** Call it under the row lock of the order, if there is anything else to change. */
export async function updateShipment(db: Executor, id: string, columns: ShipmentColumns, now: Date): Promise<void> {
  await db
    .update(shipments)
    .set({ ...columns, updatedAt: now })
    .where(eq(shipments.id, id));
}

/** Null if another process has it, or nothing is to be done. The claim is the fence of all writes that follow. */
export async function claimShipment(
  db: Executor,
  id: string,
  claim: { now: Date; notSince: Date },
): Promise<(ShipmentRow & Pick<typeof orders.$inferSelect, 'orderNo'> & { isCancelled: boolean }) | null> {
  const [claimed] = await db
    .update(shipments)
    .set({ claimedAt: claim.now })
    .from(orders)
    .where(
      and(
        eq(shipments.id, id),
        eq(orders.id, shipments.orderId),
        isDue(shipments),
        or(isNull(shipments.claimedAt), lte(shipments.claimedAt, claim.notSince)),
      ),
    )
    .returning({ shipment: shipments, orderNo: orders.orderNo, status: orders.status });
  if (!claimed) return null;
  return { ...claimed.shipment, orderNo: claimed.orderNo, isCancelled: claimed.status === 'abolition' };
}

/** False if the claim was lost: then nothing may be sent. */
export async function updateClaimed(
  db: Executor,
  { id, claimedAt }: Pick<ShipmentRow, 'id' | 'claimedAt'>,
  columns: ShipmentColumns,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(shipments)
    .set({ ...columns, updatedAt: now })
    .where(and(eq(shipments.id, id), claimedAt ? eq(shipments.claimedAt, claimedAt) : isNull(shipments.claimedAt)))
    .returning({ id: shipments.id });
  return changed.length > 0;
}

/** Without a time: staff asked for something while a turn was under way. */
export async function listDue(db: Executor, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(isDue(shipments), or(isNull(shipments.nextTryAt), lte(shipments.nextTryAt, now))))
    .orderBy(asc(shipments.nextTryAt))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** When the order was last said to be sent. */
export async function findSentAt(db: Executor, orderId: string): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, 'status-changed'),
        sql`${orderEvents.details} ->> 'to' = 'send'`,
      ),
    )
    .orderBy(desc(orderEvents.createdAt))
    .limit(1);
  return found?.createdAt ?? null;
}

/** Waybills that this order had before: they are not the one that is looked for. */
export async function listKnownRefs(db: Executor, orderId: string): Promise<string[]> {
  const found = await db
    .select({ ref: shipments.ref })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), isNotNull(shipments.ref)));
  return found.flatMap(({ ref }) => ref ?? []);
}

export const listToTrack = (db: Executor, now: Date, limit: number) =>
  db
    .select()
    .from(shipments)
    .where(and(eq(shipments.state, 'created'), lte(shipments.nextTrackingAt, now)))
    .orderBy(asc(shipments.nextTrackingAt))
    .limit(limit);

/** The live waybill of each of these orders, if there is one. */
export const listOfOrders = (db: Executor, orderIds: readonly string[]) =>
  db
    .select({ orderId: orders.id, orderNo: orders.orderNo, shipment: shipments })
    .from(orders)
    .leftJoin(shipments, and(eq(shipments.orderId, orders.id), eq(shipments.state, 'created')))
    .where(inArray(orders.id, [...orderIds]));

/** How many: fewer if some are in a register or on their way to one. */
export async function markSentToRegister(db: Executor, ids: readonly string[], now: Date): Promise<number> {
  const marked = await db
    .update(shipments)
    .set({ registerSentAt: now, updatedAt: now })
    .where(and(inArray(shipments.id, [...ids]), isNull(shipments.registerSentAt), isNull(shipments.registerRef)))
    .returning({ id: shipments.id });
  return marked.length;
}

/** Marks parcels as being in no register. */
export async function forgetRegister(db: Executor, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(shipments)
    .set({ registerSentAt: null, updatedAt: now })
    .where(and(inArray(shipments.id, [...ids]), isNull(shipments.registerRef)));
}

export async function setRegister(
  db: Executor,
  ids: readonly string[],
  register: { ref: string; number: string },
  now: Date,
) {
  await db
    .update(shipments)
    .set({ registerRef: register.ref, registerNumber: register.number, updatedAt: now })
    .where(inArray(shipments.id, [...ids]));
}

/** Of these, how many are live waybills of the shop. */
export const countNumbers = (db: Executor, numbers: readonly string[]): Promise<number> =>
  db.$count(shipments, and(inArray(shipments.number, [...numbers]), eq(shipments.state, 'created')));

export async function findRegisterRef(db: Executor, number: string): Promise<string | null> {
  const [found] = await db
    .select({ ref: shipments.registerRef })
    .from(shipments)
    .where(eq(shipments.registerNumber, number))
    .limit(1);
  return found?.ref ?? null;
}

export async function findRecipient(db: Executor, phone: string, name: string) {
  const [found] = await db
    .select({ ref: carrierRecipients.ref, contactRef: carrierRecipients.contactRef })
    .from(carrierRecipients)
    .where(and(eq(carrierRecipients.phone, phone), eq(carrierRecipients.name, name)));
  return found ?? null;
}

export async function rememberRecipient(db: Executor, recipient: typeof carrierRecipients.$inferInsert): Promise<void> {
  await db.insert(carrierRecipients).values(recipient).onConflictDoNothing();
}

/** Candidates by the partial index; the domain decides. Refused ones only if no later one replaced them. */
export const listSuspects = (db: Executor, limit: number) =>
  db
    .select({
      orderNo: orders.orderNo,
      orderStatus: orders.status,
      number: shipments.number,
      state: shipments.state,
      statusCode: shipments.statusCode,
      storedUntil: shipments.storedUntil,
      createdAt: shipments.createdAt,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        isSuspect(shipments),
        or(ne(orders.status, 'completed'), eq(shipments.state, 'unknown')),
        sql`not exists (select from ${shipments} as later where later.order_id = ${shipments.orderId} and later.created_at > ${shipments.createdAt})`,
      ),
    )
    .orderBy(desc(shipments.updatedAt))
    .limit(limit);
