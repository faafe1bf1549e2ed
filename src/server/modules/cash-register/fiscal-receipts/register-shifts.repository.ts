import { and, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { registerShifts } from './register-shifts.table.ts';

export type ShiftRow = typeof registerShifts.$inferSelect;

const isLiving = inArray(registerShifts.state, ['opening', 'open']);

export async function findLiving(db: Executor): Promise<ShiftRow | null> {
  const [found] = await db.select().from(registerShifts).where(isLiving);
  return found ?? null;
}

export async function findLatest(db: Executor): Promise<ShiftRow | null> {
  const [found] = await db.select().from(registerShifts).orderBy(desc(registerShifts.createdAt)).limit(1);
  return found ?? null;
}

/** Null if there is a living shift: the caller who inserted it opens it. */
export async function insertOpening(db: Executor, day: string, now: Date): Promise<ShiftRow | null> {
  const [made] = await db
    .insert(registerShifts)
    .values({ day, claimedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

/** True for one caller at a time. */
export async function claimShift(
  db: Executor,
  id: string,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<boolean> {
  const claimed = await db
    .update(registerShifts)
    .set({ claimedAt: now })
    .where(
      and(
        eq(registerShifts.id, id),
        isLiving,
        or(isNull(registerShifts.claimedAt), lte(registerShifts.claimedAt, notSince)),
      ),
    )
    .returning({ id: registerShifts.id });
  return claimed.length > 0;
}

/** Releases the claim, so that the next attempt need not wait for its end. */
export async function releaseShift(db: Executor, id: string): Promise<void> {
  await db.update(registerShifts).set({ claimedAt: null }).where(eq(registerShifts.id, id));
}

type Change = Partial<Pick<ShiftRow, 'state' | 'reason' | 'openedAt' | 'closedAt'>>;

export async function updateShift(db: Executor, id: string, change: Change, now: Date): Promise<void> {
  await db
    .update(registerShifts)
    .set({ ...change, claimedAt: null, updatedAt: now })
    .where(and(eq(registerShifts.id, id), isLiving));
}

/** A shift that is open at the register is the only one, even if another process opened it. */
export async function storeOpen(
  db: Executor,
  { id, day, openedAt }: Pick<ShiftRow, 'id' | 'day' | 'openedAt'>,
  now: Date,
): Promise<void> {
  await db
    .insert(registerShifts)
    .values({ id, day, state: 'open', openedAt, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: registerShifts.id,
      set: { state: 'open', day, openedAt, claimedAt: null, updatedAt: now },
    });
}
