import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { users } from '#server/modules/users/users.table.ts';
import { userLinks } from './user-links.table.ts';

export type LinkPurpose = (typeof userLinks.$inferSelect)['purpose'];

export async function insertLink(db: Executor, link: typeof userLinks.$inferInsert): Promise<void> {
  await db.insert(userLinks).values(link);
}

/** Locks the user's row first: serializes concurrent uses of a user's links and avoids deadlocks between their rows. */
export async function lockOwner(db: Executor, tokenHash: Buffer): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userLinks, eq(userLinks.userId, users.id))
    .where(eq(userLinks.tokenHash, tokenHash))
    .for('update', { of: users });
}

const isUsable = (tokenHash: Buffer, purpose: LinkPurpose, now: Date) =>
  and(
    eq(userLinks.tokenHash, tokenHash),
    eq(userLinks.purpose, purpose),
    isNull(userLinks.usedAt),
    gt(userLinks.expiresAt, now),
  );

export async function isLink(db: Executor, tokenHash: Buffer, purpose: LinkPurpose, now: Date): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(userLinks)
    .where(isUsable(tokenHash, purpose, now));
  return found.length > 0;
}

/** Atomic check and mark: of two concurrent uses the second gets null. */
export async function markUsed(db: Executor, tokenHash: Buffer, purpose: LinkPurpose, now: Date) {
  const [used] = await db
    .update(userLinks)
    .set({ usedAt: now })
    .where(isUsable(tokenHash, purpose, now))
    .returning({ userId: userLinks.userId, registrationId: userLinks.registrationId });
  return used ?? null;
}

export async function deleteUnused(db: Executor, userId: string, purpose: LinkPurpose): Promise<void> {
  await db
    .delete(userLinks)
    .where(and(eq(userLinks.userId, userId), eq(userLinks.purpose, purpose), isNull(userLinks.usedAt)));
}

export async function deleteAllUnused(db: Executor, userId: string): Promise<void> {
  await db.delete(userLinks).where(and(eq(userLinks.userId, userId), isNull(userLinks.usedAt)));
}

export async function deleteExpired(db: Executor, now: Date): Promise<number> {
  const gone = await db.delete(userLinks).where(lt(userLinks.expiresAt, now)).returning({ one: sql`1` });
  return gone.length;
}
