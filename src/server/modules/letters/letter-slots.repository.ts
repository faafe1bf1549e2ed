import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { letterSlots } from './letter-slots.table.ts';

/** An advisory lock on the key until the transaction ends. */
export async function lockKey(db: Executor, key: Buffer): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${key.readBigInt64BE().toString()}::bigint)`);
}

export async function hasSlot(db: Executor, event: string): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(letterSlots).where(eq(letterSlots.event, event));
  return found.length > 0;
}

export async function countSince(db: Executor, key: Buffer, moments: { hour: Date; day: Date }) {
  const [counted] = await db
    .select({
      lastHour: sql<number>`count(*) filter (where ${gt(letterSlots.takenAt, moments.hour)})`.mapWith(Number),
      lastDay: sql<number>`count(*)`.mapWith(Number),
    })
    .from(letterSlots)
    .where(and(eq(letterSlots.key, key), gt(letterSlots.takenAt, moments.day)));
  return counted ?? { lastHour: 0, lastDay: 0 };
}

export async function takeSlot(db: Executor, event: string, key: Buffer, takenAt: Date): Promise<void> {
  await db.insert(letterSlots).values({ event, key, takenAt });
}

export async function deleteBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(letterSlots).where(lt(letterSlots.takenAt, moment));
}
